import { type EmbeddedDatabaseOptions, launchEmbeddedDatabase } from '../db/embedded/launch.ts';

/**
 * The smallest app on an embedded database, as a separate process, for tests that start, kill and share it.
 * Its first argument contains its options as JSON; it prints one line of JSON for each event and stops when
 * its input ends, so that it never outlives its test.
 */
const options = JSON.parse(process.argv[2] ?? '') as EmbeddedDatabaseOptions; // written by embedded-apps.ts

try {
  const database = await launchEmbeddedDatabase({
    ...options,
    report: (report) => print({ report }),
  });
  const { connection, shared, notices } = database;
  print({ started: { connection, shared, notices } });
  process.stdin.resume().once('end', () => void database.stop());
} catch (error) {
  print({ failed: error instanceof Error ? error.message : String(error) });
}

function print(event: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

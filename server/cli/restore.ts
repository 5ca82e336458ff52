import { createReadStream } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import { BackupError } from '../backup/backup-error.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config/read-config.ts';
import { withDatabaseToFill } from './database-to-fill.ts';
import { parseCommandLine, runCommand, say } from './run-command.ts';
import { UsageError } from './usage-error.ts';

const usage = 'For example: npm run restore -- /backups/fourgood.backup (or --help)';

await runCommand(main);

async function main(signal: AbortSignal): Promise<void> {
  const options = { 'lost-secret': { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseCommandLine(usage, { options, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new UsageError(`Name one file to read, or - for standard input. ${usage}`);
  const config = readConfig();
  const source: Readable = file === '-' ? process.stdin : await openFile(file);
  const lostSecret = values['lost-secret'];
  const restored = await withDatabaseToFill(config, (connection) =>
    restoreBackup(connection, config, addAbortSignal(signal, source), { lostSecret }),
  ).catch(sayNothingRestored);
  say(
    `Restored ${restored.rows.toLocaleString('en-US')} rows as of ${restored.takenAt}. You can start the app now; everyone has to sign in again.`,
  );
  if (restored.problem !== null) say(restored.problem);
  if (restored.hasRestoredSecret)
    say('The secret of this installation was restored to DATA_DIR/keys.');
  if (lostSecret) say('Before that, run: npm run admin -- accept-secret');
}

function sayNothingRestored(error: unknown): never {
  if (!(error instanceof BackupError)) throw error;
  throw new BackupError(`${error.message} Nothing was restored.`, { cause: error });
}

/** Before a database is opened or made. @throws what Node says if there is no such file */
async function openFile(path: string): Promise<Readable> {
  const source = createReadStream(path);
  await new Promise((resolve, reject) => source.once('open', resolve).once('error', reject));
  return source;
}

import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { ConfigError } from '../config/config-error.ts';
import { EmbeddedDatabaseError } from '../db/embedded/errors.ts';
import { upgradeEmbeddedDatabase } from '../db/embedded/launch.ts';
import { copyDatabase } from '../db/transfer/copy-database.ts';
import { olderBinaries } from './older-binaries.ts';
import { parseCommandLine, runCommand } from './run-command.ts';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const usage = 'For usage, run: npm run upgrade-database -- --help';

await runCommand(main);

/** `npm run upgrade-database`: uses the server's configuration and its data folder. */
async function main(signal: AbortSignal): Promise<void> {
  const options = { npm: { type: 'string' }, binaries: { type: 'string' } } as const;
  const { values } = parseCommandLine(usage, { options });
  await upgrade(readConfig(), values, signal);
}

interface Given {
  /** How to run npm: a program and its first arguments, as JSON. */
  npm?: string | undefined;
  /** A folder with the earlier version in its `node_modules`, for machines without the npm registry. */
  binaries?: string | undefined;
}

async function upgrade(
  config: Config,
  { npm, binaries }: Given,
  signal: AbortSignal,
): Promise<void> {
  const { database, dataDir } = config;
  if (database.kind === 'external')
    throw new ConfigError(
      'DATABASE_URL: this command upgrades the embedded database. For your own server, use its own tools, such as pg_upgrade.',
    );
  const place = { dataDir, dataDirExplicit: database.dataDirExplicit };
  const upgraded = await upgradeEmbeddedDatabase(place, {
    findBinaries: olderBinaries({ npm: JSON.parse(npm ?? '["npm"]') as string[], binaries, say }), // written by the script
    say,
    async copy(from, to) {
      const { tables, rows } = await copyDatabase(from, to, { say, signal }).catch(
        explainCopyError,
      );
      say(`Copied and compared ${rows.toLocaleString('en-US')} rows in ${tables} tables.`);
    },
  });
  if (!upgraded)
    return say(
      'The database is already on the version that this release includes. There is nothing to do.',
    );
  say(
    `The database has been upgraded from PostgreSQL ${upgraded.from}. Start the app now. The old data is still in ${upgraded.kept}: delete that folder once everything works.`,
  );
}

/** While it copies, the old data is only read. */
function explainCopyError(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const sentence = `The data could not be copied: ${reason} Nothing was changed.`;
  throw new EmbeddedDatabaseError(sentence, { cause: error });
}

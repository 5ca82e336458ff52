import { existsSync } from 'node:fs';
import { toSeconds } from '../../contract/durations.ts';
import { createKeys, type Keys } from '../config/app-keys.ts';
import { secretPath } from '../config/app-secrets.ts';
import type { Diagnosis } from '../config/diagnose-config.ts';
import { connectDatabase, type DatabaseClient } from '../db/client.ts';
import { isConnectionTimeout } from '../db/database-trouble.ts';
import { timeLimits } from '../db/time-limits.ts';
import { locateEmbeddedDatabase } from '../db/embedded/locate.ts';
import { adoptStoredKeys } from '../start/key-check.ts';
import { openDatabase } from '../start/open-database.ts';
import { databaseStartError, isExplained } from '../start/start-errors.ts';
import { errorCode } from '../start/error-code.ts';
import { attention, failed, NotChecked, type Finding } from './check.ts';
import { requireSettings, problemWith, type Subject } from './subject.ts';

/**
 * An installation to check from the command line, whether or not it is running. No data is created or
 * changed.
 */
export interface OpenSubject extends Subject {
  close(): Promise<void>;
}

/** Opens the database only when a check asks for it; `close` closes it again. */
export function openSubject(diagnosis: Diagnosis): OpenSubject {
  const subject = { ...diagnosis, now: () => new Date() };
  let opening: Promise<Opened> | undefined;
  const database = async () => (await (opening ??= open(subject))).client;
  return {
    ...subject,
    database,
    keys: () => readKeys(subject, database),
    async close() {
      await opening?.then(({ close }) => close()).catch(() => undefined);
    },
  };
}

interface Opened {
  client: DatabaseClient;
  close(): Promise<void>;
}

/** An embedded database that is not running is started, and stopped by `close`. @throws NotChecked */
async function open(diagnosis: Diagnosis): Promise<Opened> {
  const { config } = diagnosis;
  requireSettings(diagnosis, 'DATABASE_URL');
  if (config.database.kind === 'embedded') requireSettings(diagnosis, 'DATA_DIR');
  await requireExistingDatabase(config);
  try {
    const { connection, stop } = await openDatabase(config, false, () => undefined);
    const client = connectDatabase({ ...connection, max: 2 }, () => undefined);
    const close = async () => {
      await client.close();
      await stop();
    };
    try {
      await client.pool.query('select 1');
      return { client, close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    throw new NotChecked('The database cannot be reached.', describe(error, config));
  }
}

/** Checks never create a database; the first start does. */
async function requireExistingDatabase({ database, dataDir }: Subject['config']): Promise<void> {
  if (database.kind === 'external') return;
  const { exists, isHidden } = await locateEmbeddedDatabase({ dataDir, ...database });
  if (exists || isHidden) return; // opening a hidden one fails, and says why
  throw new NotChecked(
    'There is no database yet.',
    attention('There is no database yet.', 'The first start creates it: npm start.'),
  );
}

function describe(error: unknown, config: Subject['config']): Finding {
  if (isConnectionTimeout(error))
    return failed(
      `It did not answer within ${toSeconds(timeLimits.connection)} seconds.`,
      'Check the host and port in DATABASE_URL, and the firewall in between.',
    );
  const explained = databaseStartError(error, config);
  if (!isExplained(explained)) {
    return failed(`It cannot be reached (${errorCode(error)}).`, 'Check DATABASE_URL.');
  }
  return failed('It cannot be used.', explained.message);
}

/** Never generates the development secret. @throws NotChecked */
async function readKeys(diagnosis: Diagnosis, database: Subject['database']): Promise<Keys> {
  const { config } = diagnosis;
  const isMissing = config.secret.kind === 'file' && !existsSync(secretPath(config.dataDir));
  if (isMissing || problemWith(diagnosis, 'APP_SECRET'))
    throw new NotChecked('There is no secret yet.');
  const keys = createKeys(config);
  if (!(await adoptStoredKeys({ db: (await database()).db, keys })))
    throw new NotChecked('APP_SECRET has to match the database first.');
  return keys;
}

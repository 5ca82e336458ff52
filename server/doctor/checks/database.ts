import {
  readDatabaseClock,
  readDatabaseFacts,
  type DatabaseFacts,
} from '../../db/inspection/read-server.ts';
import { checkWritable } from '../../db/check-writable.ts';
import { readConnectionEncryption } from '../../db/connection-encryption.ts';
import { describeMove } from '../../start/moved-database.ts';
import { connectionsOfProcess } from '../../start/workers/connection-budget.ts';
import { hostOf } from '../../start/check-connections.ts';
import {
  attention,
  failed,
  NotChecked,
  ok,
  notChecked,
  type Check,
  type Finding,
} from '../check.ts';
import { errorCode } from '../../start/error-code.ts';
import { clockFinding } from '../clock-finding.ts';
import { sizeText } from '../../machine/size-text.ts';
import type { Subject } from '../subject.ts';

/** The first version with what the tables need (docs/DEPLOY.md). */
const minMajor = 15;
/** The share of its limit above which connections may run out at the next peak. */
const crowded = 0.8;

/** The database server: whether it can be used, and how full it is. */
export function databaseChecks(subject: Subject): Check[] {
  const group = 'Database';
  const facts = async () => readDatabaseFacts((await subject.database()).db);
  return [
    { group, title: 'Connection', run: () => checkConnection(facts) },
    { group, title: 'Writes', run: () => checkWrites(subject, facts) },
    { group, title: 'Encryption', run: () => checkEncryption(subject) },
    { group, title: 'Size', run: async () => sizeFinding(subject, await facts()) },
    { group, title: 'Connections', run: async () => connectionsFinding(subject, await facts()) },
    { group, title: 'Clock', run: () => checkClock(subject) },
  ];
}

/** The one check that says why the database cannot be reached; the others only say that they need it. */
async function checkConnection(facts: () => Promise<DatabaseFacts>): Promise<Finding> {
  try {
    return versionFinding(await facts());
  } catch (error) {
    if (error instanceof NotChecked && error.finding) return error.finding;
    throw error;
  }
}

function versionFinding({ version, major }: DatabaseFacts): Finding {
  if (major >= minMajor) return ok(`Connected: PostgreSQL ${version.split(' ')[0]}.`);
  return failed(
    `PostgreSQL ${version.split(' ')[0]} is too old.`,
    `Upgrade the database to PostgreSQL ${minMajor} or newer.`,
  );
}

async function checkWrites(
  { database }: Subject,
  facts: () => Promise<DatabaseFacts>,
): Promise<Finding> {
  const { isReplica, isReadOnly } = await facts();
  if (isReplica)
    return failed(
      'It is a read-only standby.',
      'Point DATABASE_URL at the primary server, or promote this one.',
    );
  if (isReadOnly)
    return failed(
      'It is set to read only.',
      'Hosting providers do this when the disk is almost full: free up space there, then turn it off.',
    );
  const { pool } = await database();
  const moved = await describeMove({ pool });
  if (moved)
    return failed(`${moved.what.charAt(0).toUpperCase()}${moved.what.slice(1)}`, moved.todo);
  try {
    await checkWritable(pool);
    return ok('It accepts writes.');
  } catch (error) {
    return writeFailure(errorCode(error));
  }
}

function writeFailure(code: string): Finding {
  const todos: Record<string, string> = {
    '25006':
      'If "npm run move" is running, wait for it to finish. Otherwise, check the database log.',
    '42P01': 'There are no tables yet: start Fourgood once, or run "npm run admin -- migrate".',
    '42501': 'Grant the privileges in docs/DEPLOY.md, "Two database roles".',
    '53100': 'Free up space on the database’s disk.',
  };
  const isEmpty = code === '42P01';
  const todo = todos[code] ?? 'Check the database log.';
  if (isEmpty) return attention('It has no tables yet.', todo);
  return failed(`It refuses a write (${code}).`, todo);
}

async function checkEncryption({ config, database }: Subject): Promise<Finding> {
  const { db } = await database();
  if (config.database.kind === 'embedded')
    return ok('Not needed: the embedded database is on this machine.');
  const version = await readConnectionEncryption(db);
  if (version !== null) return ok(`The connection is encrypted (${version}).`);
  if (hostOf(config.database.url) === null) return ok('Not needed: it is on this machine.');
  return attention(
    'The connection to another machine is not encrypted.',
    'Add ?sslmode=verify-full to DATABASE_URL.',
  );
}

function sizeFinding({ config }: Subject, { size }: DatabaseFacts): Finding {
  const external = config.database.kind === 'external';
  const note = external ? ' Its free disk space can’t be checked from here.' : '';
  return ok(`It uses ${sizeText(size)}.${note}`);
}

function connectionsFinding(
  { config }: Subject,
  { connections, maxConnections }: DatabaseFacts,
): Finding {
  const text = `${connections} of ${maxConnections} connections are in use.`;
  if (connections <= maxConnections * crowded) return ok(text);
  return attention(
    text,
    `Raise max_connections, or put a pooler in between: each process opens up to ${connectionsOfProcess(config)}.`,
  );
}

async function checkClock({ database, now }: Subject): Promise<Finding> {
  const { db } = await database();
  const [before, there] = [now(), await readDatabaseClock(db)];
  return (
    clockFinding('the database’s', there, before, now()) ??
    notChecked('Its clock couldn’t be read.')
  );
}

import { readKeyChecks } from '../../db/key-check.ts';
import { readMigrationState } from '../../db/migrate.ts';
import { readTableRights } from '../../db/inspection/read-rights.ts';
import { readDatabaseFacts } from '../../db/inspection/read-server.ts';
import { attention, failed, ok, notChecked, type Check, type Finding } from '../check.ts';
import { requireSettings, type Subject } from '../subject.ts';
import { createKeys } from '../../config/app-keys.ts';
import { secretPath } from '../../config/app-secrets.ts';
import { existsSync } from 'node:fs';

/** The tables: whether they are up to date, may be used, and fit this secret. */
export function tableChecks(subject: Subject): Check[] {
  const group = 'Database';
  return [
    { group, title: 'Migrations', run: () => checkMigrations(subject) },
    { group, title: 'Rights', run: () => checkRights(subject) },
    { group, title: 'Secret', run: () => checkSecret(subject) },
  ];
}

async function checkMigrations({ database }: Subject): Promise<Finding> {
  const { db, pool } = await database();
  const { applied, pending, newer } = await readMigrationState(pool);
  if (newer > 0)
    return failed(
      'The tables belong to a newer version of Fourgood.',
      'Run that version or a later one, or restore the backup from before the update.',
    );
  if (pending === 0) return ok(`The tables are up to date (${applied} migrations).`);
  const rights = await readTableRights(db);
  const isOwner = rights === null || rights.isOwner;
  const text = `${pending} of ${applied + pending} migrations have not been applied yet.`;
  if (isOwner) return attention(text, 'The next start applies them.');
  return failed(text, 'Run "npm run admin -- migrate" as the role that owns the tables.');
}

async function checkRights({ config, database }: Subject): Promise<Finding> {
  const { db } = await database();
  const rights = await readTableRights(db);
  if (rights === null) return notChecked('There are no tables yet.');
  const guide = 'docs/DEPLOY.md, "Two database roles"';
  if (rights.tablesWithoutAccess.length > 0)
    return failed(
      `The app’s role may not use ${rights.tablesWithoutAccess.join(', ')}.`,
      `Grant it SELECT, INSERT, UPDATE and DELETE: ${guide}.`,
    );
  const isEmbedded = config.database.kind === 'embedded';
  const { isSuperuser } = await readDatabaseFacts(db);
  if (isSuperuser && !isEmbedded)
    return attention(
      'The app connects as a superuser, who may do anything on this server.',
      `Give the app its own role: ${guide}.`,
    );
  if (rights.isOwner) return ok('One role owns the tables and runs the app.');
  if (!rights.canChangeAudit) return ok('The app’s role only reads and writes rows.');
  return attention(
    'The app’s role can change entries of the audit trail.',
    `REVOKE UPDATE, DELETE ON audit: ${guide}.`,
  );
}

/** Does not create the secret that a first start in development makes. */
async function checkSecret(subject: Subject): Promise<Finding> {
  const { config, database } = subject;
  requireSettings(subject, 'APP_SECRET', 'APP_SECRET_PREVIOUS');
  const { db } = await database();
  const checks = await readKeyChecks(db).catch(() => []);
  if (checks.length === 0) return notChecked('The first start stores which secret it is.');
  const isMissing = config.secret.kind === 'file' && !existsSync(secretPath(config.dataDir));
  const { secrets } = isMissing ? { secrets: [] } : createKeys(config);
  const fits = secrets.find(({ id }) => checks.some(({ digest }) => digest === id));
  if (!fits)
    return failed(
      isMissing
        ? 'The file with the secret is missing from the keys folder.'
        : 'APP_SECRET is not the one that this database was written with.',
      'Restore the original; if it is lost, see "The secret" in docs/DEPLOY.md.',
    );
  if (fits !== secrets[0] || secrets.length > 1)
    return attention(
      'An earlier secret is still set.',
      'When every process has the new one, run "npm run admin -- reseal" and remove APP_SECRET_PREVIOUS.',
    );
  return ok('APP_SECRET is the one of this database.');
}

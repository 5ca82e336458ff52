import { accessSync, constants, existsSync, readdirSync, statSync, type Stats } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { locateEmbeddedDatabase } from '../../db/embedded/locate.ts';
import { errorCode } from '../../db/embedded/errors.ts';
import { runsAsRoot } from '../../db/embedded/os-user.ts';
import { attention, failed, ok, notChecked, type Check, type Finding } from '../check.ts';
import { envFileFinding } from '../env-file-finding.ts';
import { requireSettings, type Subject } from '../subject.ts';

/** Files and folders, for the operator's eyes only: these texts name paths. */
export function fileChecks(subject: Subject): Check[] {
  const group = 'Data';
  return [
    { group: 'Settings', title: 'Source', run: () => nameSource(subject) },
    { group, title: 'Place', run: () => findPlace(subject) },
    { group, title: 'Folder', run: () => checkFolder(subject) },
    { group, title: 'Keys', run: () => checkKeys(subject) },
    { group, title: '.env', run: () => checkSettingsFile(subject) },
  ];
}

/** A server may have been started with others: what follows is about these. */
function nameSource({ problems }: Subject): Finding {
  const file = resolve('.env');
  const isRead = existsSync(file) && !problems.has('.env');
  const from = isRead ? `${file} and of this command’s environment` : 'this command’s environment';
  return ok(
    `The settings of ${from} are checked. A server started elsewhere, as by systemd with an EnvironmentFile, may have others.`,
  );
}

async function findPlace(subject: Subject): Promise<Finding> {
  requireSettings(subject, 'DATABASE_URL');
  const { database, dataDir } = subject.config;
  if (database.kind === 'external') return ok('The data is in the database of DATABASE_URL.');
  requireSettings(subject, 'DATA_DIR');
  const found = await locateEmbeddedDatabase({ dataDir, ...database });
  const { folder, exists, isHidden, isMoved, isRunning, owner } = found;
  if (isHidden) return notChecked(`This account cannot look into ${folder}.`);
  if (!exists) return ok(`There is no data yet: the first start creates it in ${folder}.`);
  const as = owner === null ? '' : ` and runs as the account "${owner}"`;
  const state = `${isRunning ? 'is running' : 'is not running'}${as}`;
  const text = `The data is in ${folder}, and the keys are in ${join(dataDir, 'keys')}. The database ${state}.`;
  if (!isMoved) return ok(text);
  return attention(
    text,
    'Copies of files need both folders, and a project that moves finds another one: set DATA_DIR (docs/DEPLOY.md, "Running as root").',
  );
}

function checkFolder(subject: Subject): Finding {
  requireSettings(subject, 'DATA_DIR');
  const { dataDir, database } = subject.config;
  if (!existsSync(dataDir)) {
    if (database.kind === 'external') return ok('DATA_DIR is not needed.');
    const parent = firstThatExists(dirname(dataDir));
    return mayUse(parent)
      ? ok(`${dataDir} does not exist yet: the first start creates it.`)
      : failed(
          `This account${who} cannot look into ${parent}, or create ${dataDir} there.`,
          `If there is no data yet, create it as root and give it to this account: mkdir -p '${dataDir}', then chown. Otherwise, use the account that owns the data.`,
        );
  }
  if (!mayUse(dataDir))
    return failed(
      `This account${who} cannot write to ${dataDir}.`,
      'Start Fourgood as the account that owns the folder, or change its owner with chown -R.',
    );
  const { mode } = statSync(dataDir);
  if (isWindows || (mode & 0o022) === 0) return ok(`${dataDir} can be written to.`);
  return attention(`Others can write to ${dataDir}.`, `chmod go-w '${dataDir}'`);
}

/** A folder, or the closest one above it that this account can see. */
function firstThatExists(folder: string): string {
  const isRoot = dirname(folder) === folder;
  return isRoot || existsSync(folder) ? folder : firstThatExists(dirname(folder));
}

function mayUse(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const who = process.getuid ? ` (uid ${process.getuid()})` : '';

const isWindows = process.platform === 'win32';

/** The database's password and, in development, the secret. */
function checkKeys(subject: Subject): Finding {
  requireSettings(subject, 'DATA_DIR');
  const folder = join(subject.config.dataDir, 'keys');
  if (isWindows) return notChecked('Not checked on Windows.');
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ok('There are no keys in DATA_DIR.');
    return notChecked(`This account cannot look into ${folder}.`);
  }
  const files = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
  const open = files.filter((file) => isOpen(statSync(file)));
  if (open.length > 0)
    return failed(`Other accounts can read ${open.join(', ')}.`, `chmod -R go-rwx '${folder}'`);
  const foreign = files.filter(
    (file) => !runsAsRoot() && statSync(file).uid !== process.getuid?.(),
  );
  if (foreign.length === 0) return ok('Only this account can read the keys.');
  return failed(
    `${foreign.join(', ')} belong to another account.`,
    `Start Fourgood as that account, or: chown -R "$(id -un)" '${folder}'`,
  );
}

function isOpen({ mode }: Stats): boolean {
  return (mode & 0o077) !== 0;
}

function checkSettingsFile({ config, problems }: Subject): Finding {
  const file = resolve('.env');
  if (!existsSync(file)) return ok('There is none: the settings come from the environment.');
  if (problems.has('.env')) return notChecked('This account cannot read it, see Settings.');
  if (isWindows) return notChecked('Not checked on Windows.');
  return envFileFinding(file, statSync(file), config.production);
}

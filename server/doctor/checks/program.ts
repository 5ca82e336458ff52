import { brand } from '../../../contract/brand.ts';
import { askInstallation } from '../ask-installation.ts';
import { attention, failed, ok, notChecked, type Check, type Finding } from '../check.ts';
import { requireSettings, whyNoKeys, type Subject } from '../subject.ts';

/** What only the scripts know: whether packages and pages are up to date. */
export interface ProjectState {
  isInstalled: boolean;
  isBuilt: boolean;
}

/** The program itself: what runs it, and whether it runs. */
export function programChecks(subject: Subject, project: ProjectState): Check[] {
  const group = 'Program';
  return [
    { group, title: 'Version', run: versionFinding },
    { group, title: 'Packages', run: () => packagesFinding(project) },
    { group, title: 'Pages', run: () => pagesFinding(project) },
    { group, title: 'Server', run: () => checkServer(subject) },
  ];
}

/** For a running process. */
export function versionCheck(): Check {
  return { group: 'Program', title: 'Version', run: versionFinding };
}

function versionFinding(): Finding {
  return ok(`${brand.name} ${brand.version} on Node.js ${process.versions.node}.`);
}

function packagesFinding({ isInstalled }: ProjectState): Finding {
  if (isInstalled) return ok('The packages are those of this version.');
  return failed(
    'The packages are missing or those of another version.',
    'Start Fourgood, which installs them, or run "node scripts/build.mjs".',
  );
}

function pagesFinding({ isBuilt }: ProjectState): Finding {
  if (isBuilt) return ok('The pages are built from this version.');
  return attention(
    'The pages are not built yet, or from another version.',
    'The next start builds them; to do it in advance, run "node scripts/build.mjs".',
  );
}

/** A process that listens where the settings say, on this machine. */
async function checkServer(subject: Subject): Promise<Finding> {
  requireSettings(subject, 'PORT', 'HOST');
  const { host, port } = subject.config;
  if (port === 0) return notChecked('PORT=0 chooses another port at each start.');
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const origin = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const keys = await subject.keys().catch(() => null);
  const reached = await askInstallation(origin, keys, subject.now);
  if (reached.kind === 'ours') return ok(`It is running at ${origin}.`);
  if (reached.kind === 'unreachable')
    return attention(
      `It is not running here: nothing answers at ${origin} (${reached.code}).`,
      'Start it with npm start, unless it runs on another machine.',
    );
  const why = await whyNoKeys(subject);
  if (why !== null)
    return notChecked(
      `Something answers at ${origin} (${reached.status}). We couldn’t tell whether it is this installation. ${why}`,
    );
  return failed(
    `Something else answers at ${origin} (${reached.status}), or an older version.`,
    'Restart Fourgood after an update, end the other program, or set another PORT.',
  );
}

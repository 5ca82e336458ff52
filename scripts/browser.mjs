/** Finds the browser for the tests, and brings one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Failure, orExplain } from './lib/failure.mjs';
import { projectNode } from './lib/node.mjs';
import { withProgress } from './lib/progress.mjs';
import { answerHelp, commandOf } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const macOsApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a Chromium that runs here: CHROMIUM_PATH, else an installed Chrome, Chromium or Edge, else
 * Playwright's own, downloaded if need be, else Debian's by apt-get for root.
 * @returns {Promise<string>} @throws Failure with one sentence that says what to install.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return checked(given);
  const known = installed().find(runs) ?? [playwrightsOwn()].find(runs);
  if (known) return known;
  const outputs = [await download()];
  if (runs(playwrightsOwn())) return playwrightsOwn();
  outputs.push(await installByApt());
  const now = installed().find(runs);
  if (now) return now;
  throw new Failure(
    'The browser tests need Chromium, which could be neither found nor downloaded: install Chromium, Chrome or Edge, or set CHROMIUM_PATH to one.',
    outputs.join('\n'),
  );
}

function checked(path) {
  if (runs(path)) return path;
  throw new Failure(
    `CHROMIUM_PATH: ${path} does not run as a browser. For example: CHROMIUM_PATH=/usr/bin/chromium`,
  );
}

function installed() {
  if (process.platform === 'darwin') {
    return macOsApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const roots = [
      process.env.ProgramFiles,
      process.env['ProgramFiles(x86)'],
      process.env.LOCALAPPDATA,
    ];
    return roots
      .filter(Boolean)
      .flatMap((root) => windowsPrograms.map((program) => join(root, program)));
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** Some systems have a "chromium-browser" that only says how to install one. */
function runs(program) {
  if (!existsSync(program)) return false;
  if (process.platform === 'win32') return true; // there, --version opens a window
  const { status, stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 && /\d+\.\d+\.\d+/.test(stdout);
}

function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

async function download() {
  const { output } = await withProgress(
    'Downloading a browser for the tests',
    'Tried to download a browser',
    () =>
      run(projectNode(), [
        commandOf('playwright', '@playwright/test'),
        'install',
        '--no-shell',
        'chromium',
      ]),
  );
  return output;
}

async function installByApt() {
  if (process.getuid?.() !== 0) return '';
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return withProgress('Installing chromium by apt-get', 'Tried to install chromium', async () => {
    const update = await run('apt-get', ['update'], { env });
    const added = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env,
    });
    return update.output + added.output;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`
node scripts/browser.mjs

Prints the path of the Chromium that \`npm test\` uses: CHROMIUM_PATH, else an installed Chrome,
Chromium or Edge, else Playwright's own, which is downloaded if need be, else Debian's by
apt-get for root.
`);
  await orExplain(async () => process.stdout.write(`${await findBrowser()}\n`));
}

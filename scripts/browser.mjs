/** Finds the browser for the tests, and installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Failure, orExplain } from './lib/failure.mjs';
import { projectNode } from './lib/node.mjs';
import { withProgress } from './lib/progress.mjs';
import { answerHelp, commandOf } from './lib/project.mjs';
import { run } from './lib/run.mjs';

/** Debian's name for Chromium without a window. */
const shellCommand = 'chromium-headless-shell';
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
 * The path of a Chromium that works here: CHROMIUM_PATH, or an installed Chrome, Chromium or Edge, or
 * Playwright's own (downloaded if needed), or, for root, Debian's from apt-get.
 * @returns {Promise<string>} @throws Failure with a message that says what to install.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return checked(given);
  const known = installed().find(runs) ?? [playwrightsOwn()].find(runs);
  if (known) return known;
  const outputs = [await download()];
  if (runs(playwrightsOwn())) return playwrightsOwn();
  outputs.push(await installByApt(['chromium']));
  const now = installed().find(runs);
  if (now) return now;
  throw new Failure(
    'The browser tests need Chromium, but none was found and the download failed. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to one.',
    outputs.join('\n'),
  );
}

/**
 * The path of a Chromium without tabs, profiles and windows, which renders the same pages in half the time.
 * It has no back/forward cache; tests of that need the full browser. Root gets Debian's from apt-get if
 * there is none.
 * @param {string} browser the full browser, used for everything if there is nothing faster.
 * @returns {Promise<string>} CHROMIUM_PATH, if set: it overrides everything else.
 */
async function findHeadlessShell(browser) {
  if (process.env.CHROMIUM_PATH) return browser;
  const known = () => [...onPath([shellCommand]), ...playwrightsShells()].find(runs);
  const found = known();
  if (found) return found;
  await installByApt([shellCommand]);
  return known() ?? browser;
}

/** Both, as `playwright.config.ts` reads them. @returns {Promise<Record<string, string>>} */
export async function browserSettings() {
  const whole = await findBrowser();
  return { CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: await findHeadlessShell(whole) };
}

function checked(path) {
  if (runs(path)) return path;
  throw new Failure(
    `CHROMIUM_PATH: ${path} does not work as a browser. For example: CHROMIUM_PATH=/usr/bin/chromium`,
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
  return onPath(commands);
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** On some systems "chromium-browser" only says how to install a browser. */
function runs(program) {
  if (!existsSync(program)) return false;
  if (process.platform === 'win32') return true; // on Windows, --version opens a window
  const { status, stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 && /\d+\.\d+\.\d+/.test(stdout);
}

function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

/** Playwright installs its shell next to its browser, in a folder of the same revision. */
function playwrightsShells() {
  const [, root, revision] = /^(.*)chromium-(\d+)[\\/]/.exec(playwrightsOwn()) ?? [];
  const home = `${root}chromium_headless_shell-${revision}`;
  if (!revision || !existsSync(home)) return [];
  return readdirSync(home, { recursive: true })
    .filter((path) => /headless[_-]shell(\.exe)?$/.test(path))
    .map((path) => join(home, path));
}

async function download() {
  const { output } = await withProgress(
    'Downloading a browser for the tests',
    'Browser download attempt finished',
    () => run(projectNode(), [commandOf('playwright', '@playwright/test'), 'install', 'chromium']),
  );
  return output;
}

/** @returns {Promise<string>} apt-get's output; empty if not root, or if there is no apt-get. */
async function installByApt(names) {
  if (process.getuid?.() !== 0 || onPath(['apt-get']).every((path) => !existsSync(path))) return '';
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const what = names.join(' ');
  return withProgress(`Installing ${what} with apt-get`, `Install attempt finished`, async () => {
    const update = await run('apt-get', ['update'], { env });
    const added = await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      env,
    });
    return update.output + added.output;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`
node scripts/browser.mjs

Prints the path of the Chromium that \`npm test\` uses. It tries, in this order: CHROMIUM_PATH;
an installed Chrome, Chromium or Edge; Playwright's own (downloaded if needed); and, when run
as root, Debian's (installed with apt-get).
`);
  await orExplain(async () => process.stdout.write(`${await findBrowser()}\n`));
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const here = join(import.meta.dirname, '..');

/** Only says what it is asked: the real server has tests of its own. */
const server = `
process.on('SIGHUP', () => console.log('replaced the workers'));
process.on('SIGTERM', () => setTimeout(() => process.exit(7), 300));
console.log('serving');
process.send('ready');
setInterval(() => {}, 1000);
`;

/** A build of pages that takes no time, or never ends. */
const vite = `
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
const folder = process.argv[process.argv.indexOf('--outDir') + 1];
if (existsSync('broken')) { console.error('web/page.tsx is not finished'); process.exit(1); }
if (existsSync('slow')) { writeFileSync('building', ''); setInterval(() => {}, 1000); }
mkdirSync(folder + '/assets', { recursive: true });
`;

describe.runIf(process.platform === 'linux')('a SIGHUP after an update', () => {
  it('leaves the server alone if the pages cannot be built, and says why', async () => {
    const { folder, update, hangUp, says, isServing } = await start();
    update('broken');
    hangUp();
    await says('web/page.tsx is not finished');
    await says(
      'the running ones continue. Correct this, then send SIGHUP again: The pages could not',
    );
    expect(isServing()).toBe(true);
    rmSync(join(folder, 'broken'));
    hangUp();
    await says('replaced the workers');
  });

  it('does so if this account may not write to the project', async () => {
    const { folder, update, hangUp, says, isServing } = await start();
    update();
    // A folder in which not even root can create a file.
    renameSync(join(folder, 'dist'), join(folder, 'writable'));
    symlinkSync('/sys', join(folder, 'dist'));
    hangUp();
    await says(`this account cannot write to ${join(folder, 'dist')}.`);
    await says('run this there: node scripts/build.mjs');
    expect(isServing()).toBe(true);
    rmSync(join(folder, 'dist'));
    renameSync(join(folder, 'writable'), join(folder, 'dist'));
    hangUp();
    await says('replaced the workers');
  });

  it('does so whatever else goes wrong', async () => {
    const { folder, update, hangUp, says, isServing } = await start();
    update();
    rmSync(join(folder, 'tsconfig.json'));
    hangUp();
    await says('the running ones continue. Correct this, then send SIGHUP again: Error: ENOENT');
    expect(isServing()).toBe(true);
  });

  it('does not keep a stop from waiting for the server', async () => {
    const { update, hangUp, built, child, exit } = await start();
    update('slow');
    hangUp();
    await built('building');
    child.kill('SIGTERM');
    expect(await exit).toBe(7);
  });
});

/** A small project with the real scripts, whose server runs with workers. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'fourgood-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(here, 'scripts'), join(folder, 'scripts'), { recursive: true });
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const packages = JSON.stringify({ packages: {} });
  write('package-lock.json', packages);
  write('node_modules/.package-lock.json', packages);
  write('node_modules/vite/package.json', '{ "bin": "vite.mjs" }');
  write('node_modules/vite/vite.mjs', vite);
  write('contract/page.ts', '');
  write('server/start/main.ts', server);
  for (const file of ['vite.config.ts', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.web.json'])
    write(file, '');
  write('web/page.tsx', 'first version');
  const child = spawn(process.execPath, [join(folder, 'scripts/start.mjs'), '--workers', '2'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const exit = once(child, 'exit').then(([code]) => code);
  const says = (text) => expect.poll(() => said).toContain(text);
  await says('serving');
  return {
    folder,
    child,
    exit,
    says,
    isServing: () => child.exitCode === null && child.signalCode === null,
    hangUp: () => child.kill('SIGHUP'),
    /** @param {string} [flag] what the build finds in the project, too */
    update(flag) {
      appendFileSync(join(folder, 'web/page.tsx'), ', second version');
      if (flag) write(flag, '');
    },
    built: (file) => expect.poll(() => existsSync(join(folder, file))).toBe(true),
  };
}

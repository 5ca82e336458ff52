import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { smallProject } from './testing/small-project.mjs';

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

describe('before anything is installed or built', () => {
  it('names all wrong settings, one line each', () => {
    const folder = projectWithSettings('PORT=abc\nSMTP_URL=mail.clinic.example\n');
    const { status, stdout, stderr } = startOnce(folder);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^\nPORT: [^\n]+\nSMTP_URL: [^\n]+\n$/);
    const inJson = startOnce(folder, { LOG_FORMAT: 'json' }).stderr.trimEnd().split('\n');
    expect(inJson.map((line) => JSON.parse(line))).toMatchObject([
      { level: 60, msg: expect.stringMatching(/^PORT: /) },
      { level: 60, msg: expect.stringMatching(/^SMTP_URL: /) },
    ]);
    expect(existsSync(join(folder, 'building'))).toBe(false);
  });

  it('builds if the settings are valid', () => {
    const folder = projectWithSettings('PORT=3001\n');
    expect(startOnce(folder).stderr).toContain('The pages could not be built');
    expect(existsSync(join(folder, 'building'))).toBe(true);
  });
});

/** A small project that cannot be built, with the real settings, which need no package. */
function projectWithSettings(env) {
  const folder = smallProject(
    {
      vite: `import { writeFileSync } from 'node:fs'; writeFileSync('building', ''); process.exit(1)`,
    },
    { '.env': env, 'package.json': '{ "type": "module" }' },
  );
  cpSync(join(here, 'server/config'), join(folder, 'server/config'), { recursive: true });
  return folder;
}

function startOnce(folder, env = {}) {
  return spawnSync(process.execPath, [join(folder, 'scripts/start.mjs')], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
}

/** A small project whose server runs with workers. */
async function start() {
  const folder = smallProject({ vite }, { 'server/start/main.ts': server });
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
      if (flag) writeFileSync(join(folder, flag), '');
    },
    built: (file) => expect.poll(() => existsSync(join(folder, file))).toBe(true),
  };
}

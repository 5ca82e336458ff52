import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { run, runInForeground } from './run.mjs';

const node = process.execPath;
const module = join(import.meta.dirname, 'run.mjs');

it('returns the exit code and all output', async () => {
  const program = "console.log('said'); console.error('complained'); process.exitCode = 3";
  const { code, output } = await run(node, ['-e', program]);
  expect(code).toBe(3);
  expect(output.split('\n').toSorted()).toEqual(['', 'complained', 'said']);
});

it('returns 127 for a program that does not exist', async () => {
  expect(await run('no-such-program', [])).toEqual({ code: 127, output: '' });
});

it('returns the exit code of a program in the foreground', async () => {
  expect(await runInForeground(node, ['-e', 'process.exit(7)'])).toBe(7);
});

it.runIf(process.platform !== 'win32')(
  'leaves no child process of the program running',
  async () => {
    const child =
      "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])";
    const { output } = await run(node, ['-e', `console.log(${child}.pid); process.exit()`]);
    await expect.poll(() => isRunning(Number(output))).toBe(false);
  },
);

describe.runIf(process.platform !== 'win32')('a signal to the script', () => {
  const waits =
    "process.on('SIGTERM', () => { console.log('asked'); process.exit(5) }); setInterval(() => {}, 1000); console.log('ready')";

  it('is forwarded to a silent program, and the script exits with it', async () => {
    const parent = script(
      `run(process.execPath, ['-e', ${JSON.stringify(waits)}], { onOutput: (text) => process.stdout.write(text) })`,
    );
    await parent.says('ready');
    parent.child.kill('SIGTERM');
    expect(await parent.code).toBe(128 + 15);
    expect(parent.output()).toContain('asked');
  });

  it('is forwarded to the program in the foreground, whose exit code is used', async () => {
    const parent = script(
      `process.exitCode = await runInForeground(process.execPath, ['-e', ${JSON.stringify(waits)}])`,
    );
    await parent.says('ready');
    parent.child.kill('SIGTERM');
    expect(await parent.code).toBe(5);
  });

  it('does not end a program that is not ready to renew itself, and renews it once it is', async () => {
    const program =
      "console.log('begun'); setTimeout(() => { process.on('SIGHUP', () => { console.log('renewed'); process.exit(6) }); process.send('ready') }, 500); setInterval(() => {}, 1000)";
    const parent = script(
      `process.exitCode = await runInForeground(process.execPath, ['-e', ${JSON.stringify(program)}], { renew: async () => true })`,
    );
    await parent.says('begun');
    parent.child.kill('SIGHUP');
    expect(await parent.code).toBe(6);
    expect(parent.output()).toContain('renewed');
  });

  it('to hang up is ignored while a start prepares, as long as the terminal is there', async () => {
    const parent = script(
      `ignoreHangUps(); console.log('preparing'); await new Promise((done) => setTimeout(done, 500)); console.log('done')`,
    );
    await parent.says('preparing');
    parent.child.kill('SIGHUP');
    expect(await parent.code).toBe(0);
    expect(parent.output()).toContain('done');
  });
});

/** Another script that uses this module. */
function script(work) {
  const source = `import { ignoreHangUps, run, runInForeground } from ${JSON.stringify(module)}; ${work};`;
  const child = spawn(node, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  return {
    child,
    code: once(child, 'exit').then(([code]) => code),
    output: () => output,
    says: (word) => expect.poll(() => output).toContain(word),
  };
}

/** A zombie, which has not been waited for yet, has exited. */
function isRunning(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';

it('exits although nobody reads its output', { timeout: MINUTE }, async () => {
  const output = new URL('output.ts', import.meta.url).href;
  const program = `
    const { createOutput } = await import(${JSON.stringify(output)});
    const { log, written } = createOutput({ level: 'info', format: 'json', keepsRecords: true }, true);
    for (let line = 0; line < 10_000; line += 1) log.info({ text: 'x'.repeat(1_000) }, 'a line');
    await written();
    process.exit(7);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await once(child, 'exit')).toEqual([7, null]);
});

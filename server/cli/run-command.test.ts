import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { testFolder } from '../testing/embedded-database.ts';
import { withInstallation } from './run-command.ts';

const module = pathToFileURL(join(import.meta.dirname, 'run-command.ts')).href;

/** Interrupts itself, and does what its name says. */
const commands = {
  continues: `await interrupt(); signal.throwIfAborted();`,
  finishes: `finish(); await interrupt(); signal.throwIfAborted();`,
};

function run(command: keyof typeof commands) {
  const program = `
    import { once } from 'node:events';
    import { runCommand } from '${module}';
    const interrupt = async () => {
      const alive = setInterval(() => {}, 1_000); // waiting for a signal keeps no process alive
      process.kill(process.pid, 'SIGINT');
      await once(process, 'SIGINT');
      clearInterval(alive);
    };
    await runCommand(async (signal, finish) => { ${commands[command]} });`;
  const args = ['--input-type=module', '--eval', program];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stderr };
}

it('says that nothing was changed only if that is so', () => {
  expect(run('continues')).toEqual({ status: 130, said: 'Interrupted: nothing was changed.\n' });
  expect(run('finishes')).toEqual({
    status: 0,
    said: 'It is too late to interrupt this. It will finish soon.\n',
  });
});

it('does not call an installation missing that it cannot look at', async () => {
  const folder = join(await testFolder(), 'data');
  writeFileSync(folder, ''); // as opaque as another account's folder, for root as well
  const config = parseConfig({ DATA_DIR: folder });
  await expect(withInstallation(config, async () => {})).rejects.toThrow(
    `cannot write to the folder ${folder}`,
  );
});

import { watch } from 'node:fs';

import { say } from './say.mjs';
import { inProject } from './project.mjs';
import { isStopping, runInForeground } from './run.mjs';

/** Milliseconds. An editor writes a file in several steps, and a checkout writes many files. */
const debounceMs = 150;

/**
 * Runs a program in the foreground, and again whenever a source in one of the folders changes. If it fails,
 * waits for the next change.
 * @param {{ first: string[], later: string[] }} args of the first and of later runs
 * @param {string[]} folders of the repository
 * @returns {Promise<number>} the exit code once it succeeded or was asked to stop.
 */
export async function runAgainOnChange(command, { first, later }, folders) {
  const changes = watchSources(folders);
  for (let args = first; ; args = later) {
    const restart = new AbortController();
    const change = changes.next().then((file) => ({ file }));
    const end = runInForeground(command, args, { stop: restart.signal });
    const { file } = await Promise.race([change, end.then(() => ({}))]);
    restart.abort();
    const code = await end;
    if (isStopping() || (!file && code === 0)) return code;
    if (!file) say('Waiting for changes …');
    say(`Restarting: ${(await change).file} changed.`);
  }
}

/** `next` resolves with the path of the next source that changes. */
function watchSources(folders) {
  let report = () => undefined;
  for (const folder of folders) {
    watch(inProject(folder), { recursive: true }, (_, name) => {
      if (name && isSource(name)) report(`${folder}/${name}`);
    });
  }
  return {
    next: () =>
      new Promise((resolve) => {
        report = (file) => setTimeout(resolve, debounceMs, file);
      }),
  };
}

/** Tests and editors' temporary files do not affect the server. */
function isSource(name) {
  return /\.(ts|sql|json)$/.test(name) && !/\.test\.ts$|(^|[\\/])testing[\\/]/.test(name);
}

/** `npm run dev`: Fourgood from source. */
import { orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { projectNode } from './lib/node.mjs';
import { answerHelp, inProject } from './lib/project.mjs';
import { runAgainOnChange } from './lib/run-again-on-change.mjs';

answerHelp(`
npm run dev [-- --reset]

Serves Fourgood from source, in one process: the client reloads as you edit, and the server
restarts when a file in server/ or contract/ changes.

  --reset   delete the embedded database and its demo data first, and start over
`);

await orExplain(async () => {
  await makeReady({ pages: false });
  const later = [inProject('server', 'start', 'main.ts'), '--dev'];
  const first = [...later, ...process.argv.slice(2)]; // reset only on the first run
  // The file watchers would keep this script alive.
  process.exit(await runAgainOnChange(projectNode(), { first, later }, ['server', 'contract']));
});

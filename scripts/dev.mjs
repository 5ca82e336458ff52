/** `npm run dev`: Fourgood from its sources. */
import { orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { projectNode } from './lib/node.mjs';
import { answerHelp, inProject } from './lib/project.mjs';
import { runAgainOnChange } from './lib/run-again-on-change.mjs';

answerHelp(`
npm run dev [-- --reset]

Serves Fourgood from its sources, in one process: the browser's side reloads by itself as
you edit, and the server starts again when a file of server/ or contract/ changes.

  --reset   throw the embedded database and its demo away first, and start over
`);

await orExplain(async () => {
  await makeReady({ pages: false });
  const later = [inProject('server', 'start', 'main.ts'), '--dev'];
  const first = [...later, ...process.argv.slice(2)]; // starting over happens once
  // The watchers would keep this script alive.
  process.exit(await runAgainOnChange(projectNode(), { first, later }, ['server', 'contract']));
});

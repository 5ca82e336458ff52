/** `npm start`: from a fresh clone to a running Fourgood. */
import { orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { projectNode } from './lib/node.mjs';
import { answerHelp, inProject } from './lib/project.mjs';
import { runInForeground } from './lib/run.mjs';

answerHelp(`
npm start [-- --reset]

Installs the packages and builds the pages where that is needed, then serves Fourgood
on http://localhost:3000 with an embedded database. Ctrl-C stops it.

  --reset   throw the embedded database and its demo away first, and start over

PORT, HOST, DATA_DIR and DATABASE_URL change where; .env.example explains every variable.
`);

await orExplain(async () => {
  await makeReady({ pages: true });
  const server = [inProject('server', 'start', 'main.ts'), ...process.argv.slice(2)];
  // Compiled once, the sources load a fifth faster at the next start.
  const env = { NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'compile') };
  process.exitCode = await runInForeground(projectNode(), server, { env });
});

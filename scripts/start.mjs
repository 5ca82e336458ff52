/** `npm start`: from a fresh clone to a running Fourgood. */
import { orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { compileCache, projectNode, serverOptions } from './lib/node.mjs';
import { tracingOptions } from './lib/tracing.mjs';
import { answerHelp, inProject, isProduction, setting } from './lib/project.mjs';
import { runInForeground } from './lib/run.mjs';
import { sayInJson } from './lib/say.mjs';

answerHelp(`
npm start [-- --reset]

Installs packages and builds the pages if needed, then serves Fourgood at
http://localhost:3000 with an embedded database. Press Ctrl-C to stop.

  --reset   delete the embedded database and its demo data first, and start over

PORT, HOST, DATA_DIR and DATABASE_URL change these defaults; .env.example explains every
variable.
`);

if ((setting('LOG_FORMAT') ?? (isProduction() ? 'json' : 'pretty')) === 'json') sayInJson();

await orExplain(async () => {
  await makeReady({ pages: true, tools: !isProduction() });
  const main = inProject('server', 'start', 'main.ts');
  const server = [...serverOptions, ...tracingOptions(), main, ...process.argv.slice(2)];
  process.exitCode = await runInForeground(projectNode(), server, { env: compileCache });
});

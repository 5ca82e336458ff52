/** `npm start`: from a fresh clone to a running Fourgood. */
import { orExplain, succeeded } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { compileCache, projectNode, serverOptions } from './lib/node.mjs';
import { tracingOptions } from './lib/tracing.mjs';
import { answerHelp, inProject, isProduction, requireEnvFile, setting } from './lib/project.mjs';
import { ignoreHangUps, runInForeground } from './lib/run.mjs';
import { sayInJson } from './lib/say.mjs';

answerHelp(`
npm start [-- --workers N] [--reset]

Installs packages and builds the pages if needed, then serves Fourgood at
http://localhost:3000 with an embedded database. Press Ctrl-C to stop.

  --workers N  serve with N processes, to use that many processors; auto: as many as there are.
               One that ends is replaced. SIGHUP replaces them one after another, without an
               interruption, after an update or a change of .env (docs/DEPLOY.md)
  --reset      delete the embedded database and its demo data first, and start over

PORT, HOST, DATA_DIR and DATABASE_URL change these defaults; .env.example explains every
variable.
`);

if ((setting('LOG_FORMAT') ?? (isProduction() ? 'json' : 'pretty')) === 'json') sayInJson();

const prepare = () => makeReady({ pages: true, tools: !isProduction(), settings: true });
const args = process.argv.slice(2);
const hasWorkers = args.some((argument) => argument.startsWith('--workers'));

const unchanged =
  'The workers were not replaced; the running ones continue. Correct this, then send SIGHUP again:';

if (hasWorkers) ignoreHangUps();

await orExplain(async () => {
  requireEnvFile();
  await prepare();
  const main = inProject('server', 'start', 'main.ts');
  const server = [...serverOptions, ...tracingOptions(), main, ...args];
  process.exitCode = await runInForeground(projectNode(), server, {
    env: compileCache,
    // As a new start would: after an update, the next workers find its packages and pages.
    ...(hasWorkers && { renew: () => succeeded(prepare, unchanged) }),
  });
});

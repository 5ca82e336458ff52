/** Builds the pages, whether they are up to date or not. */
import { Failure, orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { projectNode } from './lib/node.mjs';
import { answerHelp, inProject, isProduction, requireEnvFile } from './lib/project.mjs';
import { run } from './lib/run.mjs';

answerHelp(`
node scripts/build.mjs

Builds the client into dist/client, with a .br and a .gz next to each asset, and the renderers
that the server uses into dist/render. \`npm start\` does this automatically when needed. With
NODE_ENV=production, packages that only the build needs are removed afterwards, and the folder can be
read-only from then on.
`);

await orExplain(async () => {
  requireEnvFile();
  await makeReady({ pages: 'always', tools: !isProduction() });
  const { code, output } = await run(projectNode(), [
    inProject('server', 'cli', 'link-binaries.ts'),
  ]);
  if (code !== 0) throw new Failure('The embedded PostgreSQL could not be prepared.', output);
});

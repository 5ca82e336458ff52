/** Builds the pages, whether they are up to date or not. */
import { orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { answerHelp, isProduction } from './lib/project.mjs';

answerHelp(`
node scripts/build.mjs

Builds the client into dist/client, with a .br and a .gz next to each asset, and the renderers
that the server uses into dist/render. \`npm start\` does this automatically when needed. With
NODE_ENV=production, packages that only the build needs are removed afterwards.
`);

await orExplain(async () => {
  await makeReady({ pages: 'always', tools: !isProduction() });
});

/** Builds the pages, whether they are up to date or not. */
import { build } from './lib/build.mjs';
import { orExplain } from './lib/failure.mjs';
import { withFolderLock } from './lib/folder-lock.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { answerHelp } from './lib/project.mjs';

answerHelp(`
node scripts/build.mjs

Builds the client into dist/client, with a .br and a .gz next to each asset, and the renderers
that the server uses into dist/render. \`npm start\` does this automatically when needed.
`);

await orExplain(async () => {
  await makeReady({ pages: false });
  await withFolderLock(build);
});

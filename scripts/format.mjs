/** `npm run format`: rewrites the sources in the project's format. */
import { orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { projectNode } from './lib/node.mjs';
import { answerHelp, commandOf } from './lib/project.mjs';
import { runInForeground } from './lib/run.mjs';

answerHelp(`
npm run format

Rewrites every source file in the project's format (oxfmt). npm test checks the same.
`);

await orExplain(async () => {
  await makeReady({ pages: false });
  process.exitCode = await runInForeground(projectNode(), [commandOf('oxfmt')]);
});

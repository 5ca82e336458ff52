/** `npm run bench`, `prove` and the other tools written in TypeScript: runs one, once what it needs is there. */
import { orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { projectNode } from './lib/node.mjs';
import { inProject } from './lib/project.mjs';
import { runInForeground } from './lib/run.mjs';

const [file, ...args] = process.argv.slice(2);

await orExplain(async () => {
  await makeReady({ pages: true });
  process.exitCode = await runInForeground(projectNode(), [inProject(file), ...args]);
});

/**
 * `npm run bench`, `prove` and the other tools written in TypeScript: runs one, once what it needs is there.
 *
 * node scripts/run-tool.mjs [--no-pages] [--browser] FILE [ARGUMENT …]
 *   --no-pages  it does without the built pages
 *   --browser   it needs the browser of the tests
 */
import { browserSettings } from './browser.mjs';
import { orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { projectNode } from './lib/node.mjs';
import { inProject } from './lib/project.mjs';
import { runInForeground } from './lib/run.mjs';

const given = process.argv.slice(2);
const start = given.findIndex((argument) => !argument.startsWith('--'));
const needs = given.slice(0, start);
const [file, ...args] = given.slice(start);

await orExplain(async () => {
  await makeReady({ pages: !needs.includes('--no-pages') });
  const env = needs.includes('--browser') ? await browserSettings() : {};
  process.exitCode = await runInForeground(projectNode(), [inProject(file), ...args], { env });
});

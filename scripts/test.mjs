/** `npm test`: runs all checks, after preparing what they need. */
import { existsSync } from 'node:fs';

import { isBuilt } from './lib/build.mjs';
import { Failure, orExplain } from './lib/failure.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { answerHelp, inProject } from './lib/project.mjs';
import { seconds } from './lib/progress.mjs';
import { say } from './lib/say.mjs';
import { oneCheck } from './lib/test-counts.mjs';
import { stepOf, steps } from './lib/test-steps.mjs';

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

answerHelp(`
npm test [-- <step or test file> …]

Installs and builds whatever is missing, then runs these steps in order, or only those you name:

${steps.map(({ name, about }) => `  ${name.padEnd(8)}  ${about}`).join('\n')}

Name test files to run only those: npm test -- server/routes/feedback.test.ts

A step that fails shows its output; the last line has the totals. The browser is the one at
CHROMIUM_PATH, an installed one, or a downloaded one. Set TEST_DATABASE_URL to run the tests on
a PostgreSQL other than the embedded one.
`);

await orExplain(async () => {
  const chosen = chooseSteps();
  await makeReady({ pages: false });
  const counts = [];
  for (const step of chosen) counts.push(await perform(step));
  conclude(counts);
});

/** The chosen steps in order, all by default; plus the build if one of them needs its pages. */
function chooseSteps() {
  if (wanted.length === 0) return steps;
  const files = wanted.filter((name) => !steps.some((step) => step.name === name));
  const chosen = [...steps.filter(({ name }) => wanted.includes(name)), ...stepsOfFiles(files)];
  const needsBuild = chosen.some(({ needsPages }) => needsPages) && !wanted.includes('build');
  return needsBuild ? [...steps.filter(({ name }) => name === 'build'), ...chosen] : chosen;
}

/** Browser tests and the others have different runners. @throws Failure for a file that is neither */
function stepsOfFiles(files) {
  const unknown = files.find((file) => !existsSync(inProject(file)));
  if (unknown) {
    const names = steps.map(({ name }) => name).join(', ');
    throw new Failure(`"${unknown}" is neither a test file nor one of the steps: ${names}.`);
  }
  const browserTests = files.filter((file) => file.endsWith('.spec.ts'));
  const otherTests = files.filter((file) => !browserTests.includes(file));
  return [otherTests, browserTests].filter((some) => some.length > 0).map(stepOf);
}

async function perform(step) {
  const startedAt = Date.now();
  const reminder = setInterval(
    () => say(`  ${step.name}: still running, ${seconds(startedAt)}`),
    15_000,
  );
  const { output, counts } = await attempt(step).finally(() => clearInterval(reminder));
  if (counts.failed > 0) say(`\n${output.trim()}\n`);
  const result = counts.failed > 0 ? 'FAILED' : 'passed';
  say(
    `${result}  ${step.name.padEnd(8)} ${seconds(startedAt).padStart(12)}  ${describe(counts) || step.about}`,
  );
  return counts;
}

/** A step that cannot even start counts as failed; the others still run. */
async function attempt({ needsPages, run }) {
  try {
    if (needsPages && !isBuilt())
      throw new Failure('It needs the built pages, and the build failed.');
    return await run();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { output: `${error.output}\n${error.message}`, counts: oneCheck(1) };
  }
}

function describe({ passed, failed, skipped }) {
  if (passed + failed === 1) return '';
  return `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped.length ? `, ${skipped.length} skipped` : ''}`;
}

/** Prints failures, tests that were run again, skipped tests and totals, and sets the exit code. */
function conclude(all) {
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
  for (const failure of all.flatMap((counts) => counts.failures)) say(`failed: ${failure}`);
  for (const test of all.flatMap((counts) => counts.retried))
    say(`passed on the second try: ${test}`);
  const skipped = all.flatMap((counts) => counts.skipped);
  for (const name of skipped) say(`skipped: ${name}`);
  say('');
  say(
    `${sum('passed')} passed, ${sum('failed')} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  );
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

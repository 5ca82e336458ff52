import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { browserSettings } from '../browser.mjs';
import { makeReady } from './make-ready.mjs';
import { projectNode } from './node.mjs';
import { commandOf, inProject } from './project.mjs';
import { run } from './run.mjs';
import { countPlaywright, countVitest, oneCheck } from './test-counts.mjs';

/**
 * The steps of `npm test`, in this order.
 * @typedef {{ output: string, counts: import('./test-counts.mjs').Counts }} Result
 * @type {{ name: string, about: string, needsPages?: boolean, run: () => Promise<Result> }[]}
 */
export const steps = [
  { name: 'build', about: 'the pages, if they changed', run: buildPages },
  {
    name: 'types',
    about: 'TypeScript, each environment with its own types',
    // Without --force it would miss a package's new version.
    run: () => check('tsc', 'typescript', ['--build', '--force']),
  },
  {
    name: 'lint',
    about: 'oxlint, including our import rules',
    run: () => check('oxlint', 'oxlint', ['--deny-warnings']),
  },
  { name: 'format', about: 'oxfmt', run: () => check('oxfmt', 'oxfmt', ['--check']) },
  {
    name: 'unused',
    about: 'unused files, exports and packages (knip)',
    run: () => check('knip', 'knip', ['--no-progress']),
  },
  {
    name: 'docs',
    about: 'documents mention only what exists; no invisible characters',
    run: () => runNode([inProject('scripts', 'check-docs.mjs')]),
  },
  {
    name: 'drafts',
    about: 'docs/DRAFTS.md matches what the writer writes',
    run: () => runNode([inProject('bench', 'reading-page.ts'), '--check']),
  },
  {
    name: 'unit',
    about: 'unit tests, which need no database (Vitest)',
    run: () => vitest(['--project', 'web', '--project', 'unit']),
  },
  {
    name: 'http',
    about: 'HTTP tests on a real PostgreSQL (Vitest)',
    needsPages: true,
    run: () => vitest(['--project', 'http']),
  },
  {
    name: 'browser',
    about: 'end-to-end tests in Chromium (Playwright)',
    needsPages: true,
    run: () => playwright([]),
  },
];

/**
 * A step that runs only these test files: browser tests in `e2e/` end in `.spec.ts`, the others in `.test.*`.
 * @param {string[]} files paths in the repository, of one kind
 */
export function stepOf(files) {
  const areBrowserTests = files.every((file) => file.endsWith('.spec.ts'));
  return {
    name: 'files',
    about: files.join(', '),
    needsPages: true,
    run: () => (areBrowserTests ? playwright(files) : vitest(files)),
  };
}

async function buildPages() {
  await makeReady({ pages: true });
  return { output: '', counts: oneCheck(0) };
}

function check(command, packageName, args) {
  return runNode([commandOf(command, packageName), ...args]);
}

async function runNode(args) {
  const { code, output } = await run(projectNode(), args);
  return { output, counts: oneCheck(code) };
}

function vitest(selection) {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [commandOf('vitest'), 'run', ...reporters, ...selection];
    const { code, output } = await run(projectNode(), args);
    return { output, counts: countVitest(report, code) };
  });
}

async function playwright(files) {
  const env = await browserSettings();
  return withReport(async (report) => {
    const args = [
      commandOf('playwright', '@playwright/test'),
      'test',
      '--reporter=list,json',
      ...files,
    ];
    const { code, output } = await run(projectNode(), args, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return { output, counts: countPlaywright(report, code) };
  });
}

/** The path of a temporary file for a reporter. */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'fourgood-report-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove); // an interruption ends the script immediately
  return work(join(folder, 'report.json')).finally(remove);
}

import { readFileSync } from 'node:fs';

/**
 * How many tests passed, failed and were skipped, and the names of the skipped ones.
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Counts
 */

/** One check that is not made of tests. @returns {Counts} */
export function oneCheck(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [] };
}

/** Reads what Vitest's JSON reporter wrote. @returns {Counts} */
export function countVitest(file, code) {
  return counted(file, code, ({ testResults }) => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const named = (...states) =>
      tests.filter(({ status }) => states.includes(status)).map(({ fullName }) => fullName);
    return {
      passed: named('passed').length,
      failed: named('failed').length,
      skipped: named('skipped', 'pending', 'todo', 'disabled'),
    };
  });
}

/** Reads what Playwright's JSON reporter wrote. @returns {Counts} */
export function countPlaywright(file, code) {
  return counted(file, code, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: specsOf(suites)
      .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
      .map(({ title }) => title),
  }));
}

/** A run that fails without a failing test (a file that cannot be loaded, an error outside) counts as one failure. */
function counted(file, code, read) {
  const counts = readCounts(file, read);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readCounts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: [] }; // it ended before it could report
  }
}

function specsOf(suites = []) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)]);
}

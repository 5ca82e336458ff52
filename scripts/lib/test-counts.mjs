import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * How many tests passed and failed, the message of each failure, those of tests that passed only when they
 * were run again, and the names of skipped tests.
 * @typedef {{
 *   passed: number, failed: number, failures: string[], retried: string[], skipped: string[]
 * }} Counts
 */

/** A check that does not consist of tests. @returns {Counts} */
export function oneCheck(code) {
  const failed = code === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, failures: [], retried: [], skipped: [] };
}

/** Parses the output of Vitest's JSON reporter. @returns {Counts} */
export function countVitest(file, code) {
  return counted(file, code, ({ testResults }) => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const named = (...states) =>
      tests.filter(({ status }) => states.includes(status)).map(({ fullName }) => fullName);
    return {
      passed: named('passed').length,
      failed: named('failed').length,
      failures: tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => described(fullName, failureMessages)),
      retried: [],
      skipped: named('skipped', 'pending', 'todo', 'disabled'),
    };
  });
}

/** Parses the output of Playwright's JSON reporter. @returns {Counts} */
export function countPlaywright(file, code) {
  return counted(file, code, ({ stats, suites }) => {
    const ended = (state) =>
      specsOf(suites).flatMap(({ title, tests }) =>
        tests.filter(({ status }) => status === state).map(({ results }) => ({ title, results })),
      );
    const withErrors = ({ title, results }) => {
      const failed = results.filter(({ errors }) => errors.length > 0);
      return described(title, failed.at(-1)?.errors.map(({ message }) => message) ?? []);
    };
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      failures: ended('unexpected').map(withErrors),
      retried: ended('flaky').map(withErrors),
      skipped: ended('skipped').map(({ title }) => title),
    };
  });
}

/** A test's name and its messages, on one line. */
function described(name, messages) {
  const said = messages.map((message) => stripVTControlCharacters(message).split('\n', 1)[0]);
  return [name, ...said].join(' – ');
}

/**
 * A run that fails without a failing test (a file that cannot be loaded, an error outside tests) counts as
 * one failure.
 */
function counted(file, code, read) {
  const counts = readCounts(file, read);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readCounts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return oneCheck(1); // it exited before it could report
  }
}

function specsOf(suites = []) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)]);
}

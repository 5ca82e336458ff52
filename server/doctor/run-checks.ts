import type { CheckResult } from '../../contract/checks.ts';
import { SECOND, toSeconds } from '../../contract/durations.ts';
import { inTime } from '../domain/deadline.ts';
import { errorCode } from '../start/error-code.ts';
import { failed, NotChecked, notChecked, type Check, type Finding } from './check.ts';

/** Milliseconds: longer than a slow mail server or model takes, and short enough to wait for. */
const defaultLimit = 20 * SECOND;

/** Makes all checks at the same time, each with its own time limit: none hides or delays another. */
export function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  return Promise.all(checks.map(runCheck));
}

async function runCheck({ group, title, run, limit = defaultLimit }: Check): Promise<CheckResult> {
  const late = () =>
    failed(
      `No result within ${toSeconds(limit)} seconds.`,
      'Run the checks again. If this keeps happening, look into what this check covers.',
    );
  const finding = await inTime(Promise.resolve().then(run).catch(describeError), limit, late);
  return { group, title, ...finding };
}

function describeError(error: unknown): Finding {
  if (error instanceof NotChecked) return notChecked(error.message);
  // The system's and PostgreSQL's codes say what went wrong; their messages may quote values.
  return failed(
    `This check could not be run (${errorCode(error)}).`,
    'Run it again; the log may say more.',
  );
}

/** Whether something has to be done: the exit code of `npm run doctor`. */
export function hasFailures(results: readonly CheckResult[]): boolean {
  return results.some(({ state }) => state === 'failed');
}

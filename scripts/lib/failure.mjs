import { complain } from './say.mjs';

/**
 * A failure that the user can fix: printed without a stack trace. `output` is the failed program's output.
 */
export class Failure extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** Runs a script; a failure ends it with its message and exit code 1. */
export async function orExplain(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    complain(error.message, error.output.trimEnd());
    process.exitCode = 1;
  }
}

/**
 * Does something while others are served, who must not notice if it fails, however it does.
 * @param {string} consequence of a failure, which is printed before the reason
 * @returns {Promise<boolean>} false if it failed
 */
export async function succeeded(work, consequence) {
  try {
    await work();
    return true;
  } catch (error) {
    const isExpected = error instanceof Failure;
    const reason = isExpected ? error.message : String(error);
    complain(
      `${consequence} ${reason}`,
      isExpected ? error.output.trimEnd() : error.stack,
      'error',
    );
    return false;
  }
}

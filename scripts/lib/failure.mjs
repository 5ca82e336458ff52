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
  if (await failed(work)) process.exitCode = 1;
}

/** Whether it failed, which has been explained then. */
export async function failed(work) {
  try {
    await work();
    return false;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    complain(error.message, error.output.trimEnd());
    return true;
  }
}

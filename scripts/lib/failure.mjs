/** What a person can mend: printed without a trace. `output` is what the failed program said. */
export class Failure extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** Runs a script; a failure ends it with its sentence and exit code 1. */
export async function orExplain(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(
      `\n${error.output ? `${error.output.trimEnd()}\n\n` : ''}${error.message}\n`,
    );
    process.exitCode = 1;
  }
}

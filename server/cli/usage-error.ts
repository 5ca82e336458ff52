/** Its message says what is wrong with the command line. */
export class UsageError extends Error {}

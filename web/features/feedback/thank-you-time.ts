/**
 * How long "Feedback received" shows on the visitor's page before the next page continues it, in
 * milliseconds.
 */
export const thankYouTime = 1_000;

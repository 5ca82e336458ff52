import { DAY, HOUR } from '../../../contract/durations.ts';

/** The share of a disk above which people are told. */
export const fullDisk = 0.9;
/** Milliseconds without a backup after which people are told. */
export const backupAge = 7 * DAY;
/** Milliseconds that an email may wait. */
export const emailAge = HOUR;
/** Milliseconds for which people are told of feedback that was given up on. */
export const feedbackAge = 7 * DAY;

import { DAY, HOUR } from '../../../contract/durations.ts';

/** The share of a disk above which admins are notified. */
export const fullDisk = 0.9;
/** Milliseconds without a backup after which admins are notified. */
export const backupAge = 7 * DAY;
/** Milliseconds that an email may wait. */
export const emailAge = HOUR;
/** Milliseconds for which admins are notified of feedback that was given up on. */
export const feedbackAge = 7 * DAY;

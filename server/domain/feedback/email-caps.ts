import { DAY, HOUR, toSeconds } from '../../../contract/durations.ts';

const hour = toSeconds(HOUR);
const day = toSeconds(DAY);

/**
 * How much email goes out because of feedback addresses, as points per number of seconds. They bound what a
 * mailbox can get that never asked for it, and what one account or one page can make this installation send.
 * `LIMITS=off` turns them off; production refuses that.
 */
const emailCaps = {
  /** From all accounts: two can't keep a third from confirming its address for more than a day. */
  confirmationsToRecipient: [{ points: 6, seconds: day }],
  /** From one account to one recipient. */
  confirmationsOfPair: [{ points: 3, seconds: day }],
  confirmationsOfAccount: [{ points: 10, seconds: day }],
  /** More than a busy installation has new addresses in an hour. */
  confirmationsOfInstallation: [{ points: 500, seconds: hour }],
  testsOfAccount: [
    { points: 5, seconds: hour },
    { points: 15, seconds: day },
  ],
  testsToRecipient: [{ points: 10, seconds: day }],
  /** Moves of feedback from one address to another; the old address is notified of each. */
  movesOfBusiness: [{ points: 5, seconds: day }],
  /** Of one account, away from one recipient. */
  movesOfPair: [{ points: 20, seconds: day }],
  /** Twice what one visitor's address can send in ten minutes, so that a single one can't close a page. */
  feedbackOfBusiness: [
    { points: 120, seconds: hour },
    { points: 300, seconds: day },
  ],
  /** Of all businesses that share a mailbox. */
  feedbackToRecipient: [
    { points: 300, seconds: hour },
    { points: 1_000, seconds: day },
  ],
} as const satisfies Record<string, readonly { points: number; seconds: number }[]>;

export type EmailCapName = keyof typeof emailCaps | 'feedbackOfInstallation';
export type EmailCaps = Record<EmailCapName, readonly { points: number; seconds: number }[]>;

/** All caps. @param feedbackPerDay of the installation; it sends a fifth of that in an hour at most */
export function emailCapsOf(feedbackPerDay: number): EmailCaps {
  const feedbackOfInstallation = [
    { points: Math.ceil(feedbackPerDay / 5), seconds: hour },
    { points: feedbackPerDay, seconds: day },
  ];
  return { ...emailCaps, feedbackOfInstallation };
}

const toAddress =
  "We've already sent several emails to this address. Please check its inbox and spam folder, or try again tomorrow.";
const moves =
  'The feedback email was changed several times today. To protect the people who get it, please try again tomorrow.';
const feedback = 'This business is getting a lot of feedback right now.';

/** What people read when a cap is reached. */
export const capSentences: Record<EmailCapName, string> = {
  confirmationsToRecipient: toAddress,
  confirmationsOfPair: toAddress,
  confirmationsOfAccount:
    "You've requested a lot of confirmation emails today. Please try again tomorrow.",
  confirmationsOfInstallation: "We're sending a lot of email right now. Please try again later.",
  testsOfAccount: "You've already sent several test emails. Please try again later.",
  testsToRecipient: toAddress,
  movesOfBusiness: moves,
  movesOfPair: moves,
  feedbackOfBusiness: feedback,
  feedbackToRecipient: feedback,
  feedbackOfInstallation: "We're getting a lot of feedback right now.",
};

import type { FeedbackRefusal, FeedbackWait } from '../../../contract/feedback-addresses.ts';
import type { FeedbackRecipient } from '../../db/feedback-addresses.ts';
import type { FailedFeedback } from '../../db/outbox-reports.ts';

type FeedbackState = Pick<
  FeedbackRecipient,
  'feedbackEmail' | 'ownerEmail' | 'isConfirmed' | 'linkUntil'
>;

/** What people who can edit a business see while its feedback address waits; null if it doesn't. */
export function presentFeedbackWait(state: FeedbackState, now: Date): FeedbackWait | null {
  const { feedbackEmail, ownerEmail, isConfirmed } = state;
  if (feedbackEmail === null || isConfirmed) return null;
  return { address: feedbackEmail, goesTo: ownerEmail, linkSent: hasOpenLink(state, now) };
}

/** What they see while the mail server of the address refuses the email; null if it doesn't. */
export function presentRefusal(
  { goesTo }: Pick<FeedbackRecipient, 'goesTo'>,
  refused: FailedFeedback['refused'],
): FeedbackRefusal | null {
  return refused && { address: goesTo, deadline: refused.deadline?.toISOString() ?? null };
}

/** Whether an emailed link can still confirm the address. */
export function hasOpenLink({ linkUntil }: Pick<FeedbackState, 'linkUntil'>, now: Date): boolean {
  return linkUntil !== null && linkUntil > now;
}

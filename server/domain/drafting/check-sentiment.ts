import type { CheckSentimentBody } from '../../../contract/drafting.ts';
import { checkOwnWords } from './input/check-own-words.ts';

/**
 * Checks a visitor's own sentiment as a request for a draft does, so that it is refused while the visitor
 * can still change it. Nothing is stored.
 * @throws DomainError `invalid_request`, with a message for the visitor
 */
export function checkSentiment({ sentiment }: CheckSentimentBody): { success: true } {
  checkOwnWords({ sentiments: [sentiment] });
  return { success: true };
}

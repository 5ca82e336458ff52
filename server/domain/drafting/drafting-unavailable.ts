import { DomainError } from '../domain-error.ts';
import type { FallbackReason } from './usage-counter.ts';

/** The model failed and no other writer may take over. The message is for the visitor. */
export class DraftingUnavailable extends DomainError {
  readonly reason: FallbackReason;
  /** True if the model call may have been charged; a repeat then gets the same failure. */
  readonly mayBePaid: boolean;

  constructor(reason: FallbackReason, mayBePaid: boolean, cause?: Error) {
    super('drafting_unavailable', sentenceFor(reason), cause && { cause });
    this.reason = reason;
    this.mayBePaid = mayBePaid;
  }
}

function sentenceFor(reason: FallbackReason): string {
  if (reason.endsWith('-budget'))
    return "We've reached today's limit for AI drafts. Please write your own review, or come back tomorrow.";
  const aboutKey = /^(?:no-key|bad-key|quota)$/.test(reason);
  return `The AI service is not available${aboutKey ? ' (API key)' : ''}.`;
}

import { DomainError } from '../domain-error.ts';
import type { FallbackReason } from './usage-counter.ts';

/** No draft, and none is to be had from another writer. The sentence is for the visitor. */
export class DraftingUnavailable extends DomainError {
  readonly reason: FallbackReason;
  /** True where the model may have been paid: then a repeat of the request is no new one. */
  readonly mayBePaid: boolean;

  constructor(reason: FallbackReason, mayBePaid: boolean, cause?: Error) {
    super('drafting_unavailable', sentenceFor(reason), cause && { cause });
    this.reason = reason;
    this.mayBePaid = mayBePaid;
  }
}

function sentenceFor(reason: FallbackReason): string {
  if (reason.endsWith('-budget'))
    return 'That is all the AI can draft for today. Please write your own words, or come back tomorrow.';
  const aboutKey = /^(?:no-key|bad-key|quota)$/.test(reason);
  return `The AI service is not available${aboutKey ? ' (API key)' : ''}.`;
}

import type { Draft as DraftReply } from '../../../contract/drafting.ts';

/** What a draft was asked with; asking again sends the same. */
export interface DraftRequest {
  sentiments: readonly string[];
  /** Trimmed; absent where nobody is thanked. */
  thankSomeone?: string;
}

/** The text on the sheet, and where it came from. */
export interface Draft {
  text: string;
  source: DraftReply['source'] | 'visitor';
  isEdited: boolean;
  request: DraftRequest;
}

export function draftRequest(chosen: readonly string[], name: string): DraftRequest {
  const thankSomeone = name.trim();
  return { sentiments: chosen, ...(thankSomeone && { thankSomeone }) };
}

/** A draft as it arrived; whatever was edited before is gone (W-59). */
export function arrivedDraft({ review, source }: DraftReply, request: DraftRequest): Draft {
  return { text: review, source, isEdited: false, request };
}

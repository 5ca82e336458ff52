import type { DraftReply, DraftStyle } from '../../../contract/drafting.ts';

/** What a draft was requested with; rewriting it sends the same. */
export interface DraftRequest {
  sentiments: readonly string[];
  /** Trimmed; absent if there is no one to thank. */
  thankSomeone?: string;
  /** Trimmed; absent if there is no note. */
  note?: string;
}

/** Why a draft is requested: the first, another one, or one in another style. */
export type DraftTask = 'generate' | 'regenerate' | DraftStyle;

/** What is being requested, or that the latest request failed. */
export type DraftProgress = DraftTask | 'failed' | undefined;

/** The text of a draft and its origin. */
export interface ReviewDraft {
  text: string;
  source: DraftReply['source'] | 'visitor';
  isEdited: boolean;
  request: DraftRequest;
  /** The business's name as sent to the writer; undefined if it was not sent. */
  businessName: string | undefined;
}

/** The request for what a person chose and typed. */
export function draftRequest(typed: {
  chosen: readonly string[];
  name: string;
  note: string;
}): DraftRequest {
  const thankSomeone = typed.name.trim();
  const note = typed.note.trim();
  return { sentiments: typed.chosen, ...(thankSomeone && { thankSomeone }), ...(note && { note }) };
}

/** An empty review in the visitor's own words, without a draft before it. */
export function ownDraft(request: DraftRequest): ReviewDraft {
  return { text: '', source: 'visitor', isEdited: false, request, businessName: undefined };
}

/**
 * A draft as it arrived, without edits. It includes its request, since the visitor's selection may
 * change afterwards.
 */
export function arrivedDraft(
  { review, source }: DraftReply,
  request: DraftRequest,
  businessName?: string,
): ReviewDraft {
  return { text: review, source, isEdited: false, request, businessName };
}

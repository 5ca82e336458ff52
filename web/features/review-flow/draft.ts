import type { DraftReply, DraftStyle } from '../../../contract/drafting.ts';

/** What a draft was asked with; asking again sends the same. */
export interface DraftRequest {
  sentiments: readonly string[];
  /** Trimmed; absent where nobody is thanked. */
  thankSomeone?: string;
  /** Trimmed; absent where the visitor adds nothing. */
  note?: string;
}

/** Why a draft is written: the first, another of the same, or one in another style. */
export type DraftTask = 'generate' | 'regenerate' | DraftStyle;

/** The text on the sheet, and where it came from. */
export interface ReviewDraft {
  text: string;
  source: DraftReply['source'] | 'visitor';
  isEdited: boolean;
  request: DraftRequest;
  /** The business's name as it went to the writer; undefined where none did. */
  businessName: string | undefined;
}

export function draftRequest(
  chosen: readonly string[],
  name: string,
  typedNote: string,
): DraftRequest {
  const thankSomeone = name.trim();
  const note = typedNote.trim();
  return { sentiments: chosen, ...(thankSomeone && { thankSomeone }), ...(note && { note }) };
}

/**
 * A draft as it arrived, without earlier edits. It carries what it was written from, since the page's
 * choice may change before the draft does.
 */
export function arrivedDraft(
  { review, source }: DraftReply,
  request: DraftRequest,
  businessName?: string,
): ReviewDraft {
  return { text: review, source, isEdited: false, request, businessName };
}

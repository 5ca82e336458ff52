import { isAllowedNote, noteField } from '../features/review-flow/note-field.tsx';
import { pickerToasts } from '../features/review-flow/picker-toasts.ts';
import { allowedPrefix } from '../features/review-flow/allowed-text.ts';
import type { Review } from '../features/review-flow/review-state.ts';
import { mergeSelection } from '../features/review-flow/selection-rules.ts';
import { sentimentField } from '../features/review-flow/sentiment-chips.tsx';
import { isAllowedName, thankSomeoneField } from '../features/review-flow/thank-someone.tsx';
import { toasts, type Toast } from '../ui/toast-queue.ts';

/**
 * Merges the saved state with what was checked and typed in the review form before hydration.
 * Toasts explain what is rejected.
 */
export function withEarlyReview(saved: Partial<Review>, form: HTMLFormElement): Partial<Review> {
  const data = new FormData(form);
  const name = allowed(data, thankSomeoneField, isAllowedName, pickerToasts.name);
  const note = allowed(data, noteField, isAllowedNote, pickerToasts.note);
  const checked = data.getAll(sentimentField).map(String);
  const { chosen, refusal } = mergeSelection(saved.chosen ?? [], checked);
  if (refusal) toasts.show(refusal);
  return { ...saved, chosen, ...(name && { name }), ...(note && { note }) };
}

/** The allowed part of an early text; the rest is rejected as it would have been when typed. */
function allowed(
  data: FormData,
  field: string,
  accepts: (part: string) => boolean,
  refusal: Toast,
): string {
  const typed = data.get(field) as string; // a text field of this form
  const part = allowedPrefix(typed, accepts);
  if (part !== typed) toasts.show(refusal);
  return part;
}

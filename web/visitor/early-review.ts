import { isPossibleNote, noteField } from '../features/review-flow/note-field.tsx';
import { pickerToasts } from '../features/review-flow/picker-toasts.ts';
import { acceptedPart } from '../features/review-flow/possible-text.ts';
import { sentimentField } from '../features/review-flow/sentiment-chips.tsx';
import { isPossibleName, thankSomeoneField } from '../features/review-flow/thank-someone.tsx';
import { toasts, type Toast } from '../ui/toast-queue.ts';

/** What was ticked and typed in the review form before the page was live. */
export function readEarlyReview(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    // Check boxes and fields of text hold texts.
    ticked: data.getAll(sentimentField) as string[], // see above
    name: allowed(data.get(thankSomeoneField) as string, isPossibleName, pickerToasts.name), // see above
    note: allowed(data.get(noteField) as string, isPossibleNote, pickerToasts.note), // see above
  };
}

/** What of an early text may stay; what may not is refused as it would have been when typed. */
function allowed(typed: string, accepts: (part: string) => boolean, refusal: Toast): string {
  const part = acceptedPart(typed, accepts);
  if (part !== typed) toasts.show(refusal);
  return part;
}

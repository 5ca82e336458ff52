import { isThankableName } from '../../contract/thanked-name.ts';
import { pickerToasts } from '../features/review-flow/picker-toasts.ts';
import { sentimentField } from '../features/review-flow/sentiment-chips.tsx';
import { thankSomeoneField } from '../features/review-flow/thank-someone.tsx';
import { toasts } from '../ui/toast-queue.ts';

/** What was ticked and typed in the review form before the page was live. */
export function readEarlyReview(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    // Check boxes and a line of text hold texts.
    ticked: data.getAll(sentimentField) as string[], // see above
    name: thankablePart(data.get(thankSomeoneField) as string), // see above
  };
}

/** What of an early name may stay; what may not is refused as it would have been when typed. */
function thankablePart(typed: string): string {
  let part = typed;
  while (!isThankableName(part)) part = part.slice(0, -1);
  if (part !== typed) toasts.show(pickerToasts.name);
  return part;
}

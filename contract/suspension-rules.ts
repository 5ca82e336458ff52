import { hasUnshowableCharacters, oneLine, unshowable } from './one-line.ts';
import { graphemeCount } from './text.ts';

/** Two sentences; it is shown on a card and in an email. */
const maxCharacters = 300;

/** Messages of the form: identical on screen and from the server. */
export const suspensionMessages = {
  missing: 'Please say why, so that the owner knows what to do',
  tooLong: `Please use ${maxCharacters} characters or fewer`,
} as const;

/** The message for a reason that cannot be saved; null for one that can. */
export function suspensionReasonError(text: string): string | null {
  const reason = oneLine(text);
  const length = graphemeCount(reason);
  if (length < 2) return suspensionMessages.missing;
  if (length > maxCharacters) return suspensionMessages.tooLong;
  return hasUnshowableCharacters(reason) ? unshowable : null;
}

import { graphemeCount, hasForbiddenCharacters, normalizeText } from '../../../contract/text.ts';

/** Whether the server accepts this text. @param longest in grapheme clusters */
export function isAllowedText(typed: string, longest: number): boolean {
  const text = normalizeText(typed);
  return graphemeCount(text) <= longest && !hasForbiddenCharacters(text);
}

/** The longest accepted beginning of a text. */
export function allowedPrefix(typed: string, accepts: (part: string) => boolean): string {
  let part = typed.slice(0, codeUnitLimit);
  while (part && !accepts(part)) part = part.slice(0, -1);
  return part;
}

// No field accepts more. Each removed character costs a check of the whole text, so cut it first.
const codeUnitLimit = 1_000;

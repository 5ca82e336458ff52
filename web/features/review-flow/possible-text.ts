import { graphemeCount, hasForbiddenCharacters, normaliseText } from '../../../contract/text.ts';

/** Whether the server takes this text of a visitor. @param longest characters as people see them */
export function isPossibleText(typed: string, longest: number): boolean {
  const text = normaliseText(typed);
  return graphemeCount(text) <= longest && !hasForbiddenCharacters(text);
}

/** The longest beginning of a text that is accepted. */
export function acceptedPart(typed: string, accepts: (part: string) => boolean): string {
  let part = typed.slice(0, codeUnitLimit);
  while (part && !accepts(part)) part = part.slice(0, -1);
  return part;
}

// No field takes more, and each character that is cut costs a look at all of them.
const codeUnitLimit = 1_000;

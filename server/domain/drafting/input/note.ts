import { normalizeText } from '../../../../contract/text.ts';

/**
 * The visitor's note as drafts contain it: capitalized, with final punctuation, without emoji or
 * surrounding quotation marks, otherwise unchanged.
 * @returns undefined if there is none
 */
export function readNote(given: string | null | undefined): string | undefined {
  const note = normalizeText(given ?? '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(pictures, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,!?])/g, '')
    .replace(/(?<![\p{L}\p{M}\p{N}'-])i(?=$|[\s,.!?]|'(?:m|ve|ll|d)\b)/gu, 'I')
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/[\s,;:-]+$/, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(note)) return undefined;
  const sentence = note.replace(
    /^["'(]*\p{Ll}(?!\p{Lu})/u,
    (start) => start.slice(0, -1) + start.slice(-1).toUpperCase(),
  );
  const capitalized = sentence.replace(
    /(?<=[!?]|(?<!\.|\b(?:[Dd]ra?|[Mm]rs?|[Mm]s|[Ss]t|vs|etc|approx|appts?|ins|hrs?|mins?|no))\.) \p{Ll}(?!\p{Lu})/gu,
    (start) => start.toUpperCase(),
  );
  return /[.!?…]["')]?$/.test(capitalized) ? capitalized : `${capitalized}.`;
}

const pictures = /[\d#*]\uFE0F?\u20E3|[\p{ExtPict}\p{EMod}\p{Regional_Indicator}\uFE0F\u200D]/gu;

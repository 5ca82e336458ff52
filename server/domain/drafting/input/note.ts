import { normaliseText } from '../../../../contract/text.ts';

/**
 * What the visitor wants to add, as a draft has it: with a capital and closing punctuation,
 * without emoji and without quotes around it, otherwise untouched.
 * @returns undefined where there is none
 */
export function readNote(given: string | null | undefined): string | undefined {
  const note = normaliseText(given ?? '')
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
  return /[.!?…]["')]?$/.test(sentence) ? sentence : `${sentence}.`;
}

const pictures = /[\d#*]\uFE0F?\u20E3|[\p{ExtPict}\p{EMod}\p{Regional_Indicator}\uFE0F\u200D]/gu;

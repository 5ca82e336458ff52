import { expandNegations } from '../../words.ts';

/** A sentence's lower-case words and commas, with contractions expanded: "they're" is "they", "are". */
export function tokensOf(sentence: string): string[] {
  const plain = expandNegations(sentence)
    .replace(/\b(it|that|there|here|he|she|who|what)'s\b/g, '$1 is')
    .replace(/\b(they|we|you|i)'s\b/g, '$1 is')
    .replace(/'re\b/g, ' are')
    .replace(/'m\b/g, ' am')
    .replace(/'ve\b/g, ' have')
    .replace(/'(?:ll|d)\b/g, ' would')
    .replace(/\s+-+\s+|[–—;:()]/g, ',')
    .replace(/[.!?]/g, '');
  return plain.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*|,/gu) ?? [];
}

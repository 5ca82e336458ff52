/** Rules of thumb that a correct short English text keeps. Names may break any of them. */
const rules: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a for an', /\ba (?=[aeio]|u(?!s|ni))(?!one\b|once\b|eu)/i],
  ['an for a', /\ban (?!(?:[aeiou]|hour|honest|honor|heir|x-))/i],
  ['doubled word', /\b(?!(?:that|had)\b)(\p{L}+) \1\b/iu],
  [
    'plural with was',
    /(?:^|[.!?,;] |\b(?:and|but|that|so|because|if|when) )(?:they|we|you) (?:was|is|has|does)\b/i,
  ],
  [
    'plural with was',
    /(?:^|[.!?,;] |\b(?:and|but|that|so) )(?:these|those|all the) (?:people|folks) (?:was|is|has|does)\b/i,
  ],
  ['plural with was', /\b(?:they|we|you)'s\b/i],
  [
    'singular with were',
    /(?<!\b(?:if|as though|as if|like) )\b(?:everyone|everybody|everything|nobody|nothing|somebody|it|he|she) (?:were|are|have|do)\b/i,
  ],
  ['I with the wrong verb', /(?<!\b(?:if|as though|like) )\bI (?:is|are|were|has|does|be)\b/i],
  ['past after did', /\bdid(?:n't| not) (?!need|feed|heed|bleed|exceed|speed)\p{L}+ed\b/iu],
  ['article before article', /\b(?:a|an|the) (?:a|an|the)\b/i],
  ['space', / {2}|^\s|\s$| [,.;:!?)]|\( /],
  ['punctuation', /[,;:][,.;:!?]|[.!?][,;:.]|[.!?]{2}|^[,.;:!?]/],
  ['end', /[^.!?]$/],
  ['small letter at the start', /(?:^|[.!?] )\p{Ll}/u],
  ['small I', /(?<!\p{L}[.'])\bi\b(?!\.)/u],
  ['left over from a pattern', /[[\]{}|\uE000-\uF8FF]|undefined/],
];

/** The grammar that a text breaks, by rule; none for most correct texts. */
export function brokenRules(text: string): string[] {
  return rules.flatMap(([fault, pattern]) => (pattern.test(text) ? fault : []));
}

/** What no sentence of ours does, and hardly any of anybody's: words in a heap. */
const heaps: readonly RegExp[] = [
  /\b(?:a|an|the|my|your|our|their|its)\b(?: ?[,.;:!?]| (?:and|or|but|so|of|to|with|for|at|by|is|was|are|were|I|it|they|we|you|me|them|us|my|your|their)\b)/i,
  /\b(?:and|or|of|for|with|at|by|from) (?:and|or|of)\b/i,
  /\b(?:and|or|but|because|the|a|an|very|really)[,.;:!?]/i,
  /\b(?:they|we) (?:a|an|the|my|your|their|they|we|I|it|of|to|with|at|for)\b/i,
  /\b(?:is|was|are|were|am) (?:they|we|was|were|is|are)\b/i,
  /\bto (?:did|has|felt|they|we)\b/i,
];

const verb =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|could|felt|feel|made|took|kept|gave|got|saw|heard|knew|came|went|left|put|paid|love|like|appreciate|thank|thanks|say|find|found|know|show|\p{L}+ed|\p{L}+['’](?:s|re|m|ve|d|t)|(?:I|they|we|who|everyone) \p{L}+)\b/iu;

/** True for a sentence that is words in a heap, or many of them and no verb. */
export function isWordSalad(sentence: string): boolean {
  const isLong = !/[,;:]/.test(sentence) && sentence.split(' ').length > 6;
  return heaps.some((heap) => heap.test(sentence)) || (isLong && !verb.test(sentence));
}

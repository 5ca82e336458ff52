/** Rules of thumb that correct short English texts follow. Names may break any of them. */
const rules: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a for an', /\ba (?=[aeio]|u(?!s|ni))(?!one\b|once\b|eu)/i],
  ['a for an', /\ba (?=hour|honest|honor|heir)/i],
  [
    'an for a',
    /\b[Aa]n (?![AEFHILMNORSX](?:[A-Z\d]|\b)|[AEIOUaeiou8]|hour|honest|honor|heir|[Xx]-)/,
  ],
  ['an for a', /\ban (?=one\b|once\b|eu|us(?:e|u)|uni)/i],
  ['doubled word', /\b(?!(?:that|had)\b)(\p{L}+) \1\b/iu],
  ['contraction', /\b(?:they|we|you|I)['’]s\b|\b(?:it|he|she|I)['’]re\b/i],
  ['past after did', /\bdid(?:n['’]t| not) (?!need|feed|heed|bleed|exceed|speed)\p{L}+ed\b/iu],
  [
    'past after to',
    /\bto (?:did|has|had|felt|made|took|was|were|listened|explained|treated|they|we)\b/i,
  ],
  ['article before article', /\b(?:a|an|the) (?:a|an|the|my|their|your)\b/i],
  ['nothing after an article', /\b(?:a|an|the|my|your|our|their) ?[,.;:!?]/i],
  [
    'nothing after an article',
    /\b(?:a|an|the|my|your|our|their|its) (?:and|or|but|so|of|to|with|for|at|by|is|was|are|were|I|it|they|we|you|me|them|us)\b/i,
  ],
  ['conjunctions in a row', /\b(?:and|or|but) (?:and|or|but|of)\b/i],
  ['nothing after a conjunction', /\b(?:and|or|but|because|very|really)[,.;:!?]/i],
  [
    'subject without a verb',
    /\b(?:they|we) (?:a|an|the|my|your|their|they|we|I|it|of|to|with|at|for)\b/i,
  ],
  ['verb after verb', /\b(?:is|was|are|were|am) (?:they|we|was|were|is|are|am)\b/i],
  ['both too and also', /\balso\b[^.!?]*\b(?:too|as well)\b(?=[.!?,]|$)/i],
  ['space', / {2}|^\s|\s$| [,.;:!?)]|\( |[,;:](?=\p{L})/u],
  ['punctuation', /[,;:][,.;:!?]|[.!?][,;:.]|[.!?]{2}|^[,.;:!?]/],
  ['end', /[^.!?]$/],
  ['small letter at the start', /(?:^|[.!?] )\p{Ll}/u],
  ['small I', /(?<!\p{L}[.'])\bi\b(?!\.)/u],
  ['left over from a pattern', /[[\]{}|\uE000-\uF8FF]|undefined/],
];

/** The rules that a text breaks; normally none for correct text. */
export function brokenRules(text: string): string[] {
  return rules.flatMap(([fault, pattern]) => (pattern.test(text) ? fault : []));
}

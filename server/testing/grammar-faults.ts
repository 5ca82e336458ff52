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

/**
 * The grammar that a text breaks, by rule; none for most correct texts.
 * @param names stand-ins are put in their place, so that odd names are not counted against the text
 */
export function grammarFaults(text: string, names: readonly string[] = []): string[] {
  let plain = text;
  for (const name of names.filter((given) => given !== '')) {
    plain = plain.replaceAll(name, 'Robin');
  }
  const capital = /(?<=[\p{L}\p{N},;:] )(?!I\b|I'|Robin\b)\p{Lu}\p{L}*/u;
  const faults = rules.flatMap(([fault, pattern]) => (pattern.test(plain) ? fault : []));
  return capital.test(plain) ? [...faults, 'capital inside a sentence'] : faults;
}

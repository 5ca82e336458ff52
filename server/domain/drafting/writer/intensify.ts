/** Words that people put "super" before. The other intensifiers go with all. */
const usualAfterSuper =
  /^(?:friendly|nice|helpful|clean|easy|organized|kind|welcoming|caring|comfortable|knowledgeable|thorough|attentive|professional|quick|patient|sweet|gentle)/;

/** Words that are too sober for "so": "so trustworthy", "so thorough". */
const soberWords = /^(?:trustworthy|honest|thorough|well|quick|good|happy|on top|professional and)/;

/**
 * The intensifier for this place, with its space; "very" where another would be odd.
 * @param next the words that follow
 * @param beforeNoun true in "very friendly staff", where "so" cannot stand
 */
export function intensify(intensifier: string, next: string, beforeNoun = false): string {
  if (intensifier === '') return '';
  const isOdd =
    (intensifier === 'super' && !usualAfterSuper.test(next)) ||
    (intensifier === 'so' && (beforeNoun || soberWords.test(next)));
  return isOdd ? 'very ' : `${intensifier} `;
}

/** True for a text that has its own, so that the draft needs no other. */
export function hasIntensifier(text: string): boolean {
  return intensifiers.test(text.replace('{very}', ''));
}

const intensifiers =
  /\b(?:very|really|so|such|truly|genuinely|completely|extremely|super|definitely|clearly knew|actually|huge|at all|every|real)\b/;

/** Words that people combine with "super". The other intensifiers fit all words. */
const usualAfterSuper =
  /^(?:friendly|nice|helpful|clean|easy|organized|kind|welcoming|caring|comfortable|knowledgeable|thorough|attentive|professional|quick|patient|sweet|gentle)/;

/** Words that don't go with "so": "so trustworthy", "so thorough". */
const soberWords = /^(?:trustworthy|honest|thorough|well|quick|good|happy|on top|professional and)/;

/**
 * The intensifier with a trailing space; "very" if it would sound odd here.
 * @param next the words that follow
 * @param beforeNoun true in "very friendly staff", where "so" is ungrammatical
 */
export function intensify(intensifier: string, next: string, beforeNoun = false): string {
  if (intensifier === '') return '';
  const isOdd =
    (intensifier === 'super' && !usualAfterSuper.test(next)) ||
    (intensifier === 'so' && (beforeNoun || soberWords.test(next)));
  return isOdd ? 'very ' : `${intensifier} `;
}

/** True if the text has an intensifier, so the draft needs no other. */
export function hasIntensifier(text: string): boolean {
  return intensifiers.test(text.replace('{very}', ''));
}

const intensifiers =
  /\b(?:very|really|so|such|truly|genuinely|completely|extremely|super|definitely|clearly knew|actually|huge|at all|every|real)\b/;

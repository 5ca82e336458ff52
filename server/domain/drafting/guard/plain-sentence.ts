import { regex } from '../regex.ts';
import { expandNegations } from '../words.ts';

/**
 * Normalizes a sentence for checking models' drafts: lower case, contractions expanded, hyphens as
 * spaces, intensifiers and hedges removed.
 */
export function plainSentence(sentence: string): string {
  return expandContractions(sentence)
    .replace(intensifiers, ' ')
    .replace(/\s+(?=[,;:.!?])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function expandContractions(sentence: string): string {
  return expandNegations(sentence)
    .replace(/\bcannot\b/g, 'can not')
    .replace(/([\uE000\uE001])'s\b/g, '$1')
    .replace(/'m\b/g, ' am')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/'d\b/g, ' would')
    .replace(/(?<=\p{L})'s\b/gu, ' is')
    .replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ' ')
    .replace(/\s*(?:[–—]|--| - )\s*/g, ', ')
    .replace(/[()]/g, ', ')
    .replace(/&/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** They add emphasis, but no facts. */
const intensifiers = regex('gu')`
  \b(?:
    very|really|truly|super|extremely|incredibly|genuinely|just|also|especially|particularly|
    absolutely|completely|totally|definitely|certainly|simply|quite|pretty|overall|honestly|
    exceptionally|remarkably|unbelievably|insanely|obviously|actually|even|still|exactly|indeed|
    equally|deeply|sincerely|fully|entirely|utterly|immensely|perfectly|greatly|thankfully|
    additionally|plus|(?<!not )so(?! far)|too(?=[,;.!?]| and\b|$)|as well(?=[,;.!?]| and\b|$)|
    right (?=on |from|at)|both (?=[\p{L} ]+ and )|not only(?=.* but\b)|on top of (?:that|it all)|
    to say the least|all in all|across the board|not to mention|to top it off|
    on top of everything else|through and through|of course
  )\b
`;

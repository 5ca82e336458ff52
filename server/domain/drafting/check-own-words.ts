import { Problem } from '../problem.ts';
import { isAbusive } from './abuse.ts';
import { mixesAlphabets } from './disguises.ts';
import { readNames, type DraftInput } from './draft-input.ts';
import { cleanOwnWords, holdsContact } from './own-words.ts';
import { findSentiment } from './sentiments.ts';

/**
 * Refuses what cannot stand in a draft, in a kind sentence. The thanked name is never judged.
 * @throws Problem `invalid_request`
 */
export function checkOwnWords(input: DraftInput): void {
  const names = readNames(input);
  for (const text of input.sentiments.filter((sentiment) => !findSentiment(sentiment))) {
    if (isAbusive(text)) throw refused('Please choose kinder words for your own sentiment.');
    if (holdsContact(text)) {
      throw refused('Please leave links, addresses and phone numbers out of your own sentiment.');
    }
    if (mixesAlphabets(text)) {
      throw refused('Please write your own sentiment in the letters of one alphabet.');
    }
    if (code.test(text)) throw refused('Please put your own sentiment into plain words.');
    if (saysNothing(cleanOwnWords(text, names)))
      throw refused('Please put your own sentiment into words.');
  }
}

/** True for no words, bare numbers, one Latin letter, and keys struck at random: "asdfghjkl". */
function saysNothing(own: string): boolean {
  if (/^(?:10|100|110|1000)$/.test(own)) return false;
  return own.split(' ').every((word) => /^(?:\d*|[a-z])$/i.test(word) || isMashed(word));
}

/**
 * Four keys of the home row or such in a row, or six letters without a vowel. Languages that do
 * without have shorter words ("strč"), and what is stretched is meant ("hmmmmm").
 */
function isMashed(word: string): boolean {
  const plain = word.toLowerCase().replace(/(.)\1+/g, '$1');
  return (
    /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|zxcv|xcvb|cvbn|vbnm/.test(plain) ||
    /^[b-df-hj-np-tv-xz]{6,}$/.test(plain)
  );
}

/** Tags, braces, back-ticks and the like, which no draft can hold. */
const code = /<\s*[/!|a-z]|[{}`\\]|\[\[|\]\]|=>|\(\)/i;

function refused(sentence: string): Problem {
  return new Problem('invalid_request', sentence, { fields: { sentiments: sentence } });
}

import { properNouns } from '../input/proper-nouns.ts';
import type { Phrase } from '../writer/phrase.ts';
import { isKnownWord } from './lexicon/known-words.ts';
import { alone, loneStatement } from './phrases.ts';

/**
 * Keeps one "!", also for "omg", and one word in capitals where the visitor typed them: "Stickers!!! lol",
 * "the BEST".
 */
export function withEmphasis(phrases: readonly Phrase[], typed: string): Phrase[] {
  const isLoud =
    /!+[^\p{L}\p{N}]*(?:lol|lmao|(?:ha){2,}h?)?[^\p{L}\p{N}]*$| omg[^\p{L}\p{N}]*$/iu.test(typed);
  const shouted = shoutedWord(typed);
  return phrases
    .map((phrase) => (isLoud ? exclaimed(phrase) : phrase))
    .map((phrase) => (shouted === undefined ? phrase : withCapitals(phrase, shouted)));
}

/** Keeps the visitor's "!" if their words end a sentence. */
function exclaimed(phrase: Phrase): Phrase {
  if (phrase.kind === 'sentence') return { ...phrase, text: phrase.text.replace(/\.$/, '!') };
  if (phrase.kind === 'adjective') return phrase;
  const said = alone(phrase).text.replace(/^they (?=have\b)/, 'they even ');
  return phrase.reason === undefined ? loneStatement(`${said}!`, phrase.weight) : phrase;
}

/** The only word in capitals; undefined in a text that is all capitals, and for abbreviations. */
function shoutedWord(typed: string): string | undefined {
  const words = typed.match(/[\p{L}']+/gu) ?? [];
  const [shouted = '', other] = words.filter((word) => /^\p{Lu}{2,}$/u.test(word));
  const lower = shouted.toLowerCase();
  const isWord = isKnownWord(lower) && !properNouns.has(lower);
  const isCalmOtherwise = words.some((word) => /^\p{Ll}{2}/u.test(word));
  return isWord && isCalmOtherwise && other === undefined ? shouted : undefined;
}

function withCapitals(phrase: Phrase, shouted: string): Phrase {
  const text = phrase.text.replace(
    new RegExp(String.raw`(?<![\p{L}'{])${shouted}(?![\p{L}'}])`, 'iu'),
    shouted,
  );
  return { ...phrase, text };
}

import { normaliseText } from '../../../contract/text.ts';

/**
 * True for insults, slurs, threats and sexual coarseness in a visitor's own sentiment. Never asked of
 * names: "Dickson", "Cummings" and "Titman" are names. Whole words only, so that "Scunthorpe" and
 * "therapist" pass.
 */
export function isAbusive(text: string): boolean {
  const plain = unmask(text);
  return (
    words.test(plain) || phrases.test(plain) || spelledOut(plain).some((word) => words.test(word))
  );
}

/** Letters as they are meant: accents, look-alike digits and stretched letters undone. */
function unmask(text: string): string {
  return normaliseText(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/(?<=\p{L})[*#!](?=\p{L})|[@$013457](?=\p{L})|(?<=\p{L})[@$013457]/gu, lookAlike)
    .replace(/(\p{L})\1{2,}/gu, '$1');
}

const lookAlikes: Record<string, string> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '!': 'i',
  '*': 'u',
  '#': 'h',
};

function lookAlike(character: string): string {
  return lookAlikes[character] ?? character;
}

/** Words written letter by letter: "f u c k", "s.h.i.t". */
function spelledOut(plain: string): string[] {
  const runs = plain.match(/(?<!\p{L})\p{L}(?:[ .\-_]+\p{L}(?!\p{L})){2,}/gu) ?? [];
  return runs.map((run) => run.replace(/[^\p{L}]/gu, ''));
}

// Our own short list. It judges words that are aimed at people; mild ones ("damn good") pass.
const words =
  /\b(?:(?:mother)?f[uc]ck\w*|fuk\w*|fucc\w*|(?:bull|horse|dip)?shit(?:s|ty|head\w*|show|hole\w*|ting)?|cunts?|bitch(?:es|y|ing)?|bastards?|ass ?holes?|arse ?holes?|dick ?heads?|cock ?suckers?|wank(?:er|ers|ing)|twats?|whores?|sluts?|slutty|hookers?|douche(?:bags?)?|jack ?ass(?:es)?|dumb ?ass(?:es)?|pricks?|pussy|pussies|boobs?|boobies|tits|titties|jerk ?offs?|blow ?jobs?|hand ?jobs?|porn\w*|horny|nigg(?:er|a|ers|as)|fag(?:s|got|gots)?|kikes?|spics?|chinks?|gooks?|wetbacks?|trann(?:y|ies)|retard(?:s|ed)?|nazis?|hitler|pedo(?:s|phile|philes)?|rapists?|molest\w*|kys|scum|scumbags?|morons?|idiots?|imbeciles?)\b/;

const phrases =
  /\b(?:kill (?:your|him|her|them)sel(?:f|ves)|(?:should|hope (?:you|they|she|he)) (?:die|dies|rot)|go to hell|(?:i will|i'll|gonna) (?:kill|hurt|stab|shoot|rape)|burn (?:it|them|this place) down)\b/;

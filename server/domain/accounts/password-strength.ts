import { setImmediate } from 'node:timers/promises';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Why a password is easy to guess: the name of a pattern in it, or `other`. */
export type Weakness =
  | 'common'
  | 'decorated'
  | 'dates'
  | 'keyboard'
  | 'names'
  | 'other'
  | 'ownWords'
  | 'repeats'
  | 'sequences'
  | 'similar'
  | 'word';

/**
 * UTF-16 units of a password that are looked at. The time grows with the square of the length, and this
 * runs on the event loop: the worst text of 128 takes a second there, of 24 about 10 ms. What follows could
 * only make a password better, and one that starts with so much that can be guessed is no loss.
 */
const checkedLength = 24;

/** Nobody's first million guesses are this long, even if they repeat one word. */
const unguessableLength = 64;

/** Spellings such as `p4$$w0rd` that are tried at most; each takes as long as the password itself. */
const spellings = 4;

/** Score 1 is less than 10⁶ guesses, too few to withstand even a slow attack on a stolen hash. */
const lowestScore = 2;

/** A word with a year and an exclamation mark: what people add if a password needs digits and symbols. */
const decorated = /^\P{L}{0,5}(?<word>\p{L}{3,})\P{L}{0,5}$/u;
/** Of the 50,000 and more words in a list; rarer ones are found by their score. */
const commonRank = 30_000;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Why a password can be guessed in fewer than a million attempts by somebody who knows these words; null if
 * it cannot. Common passwords, words and names, keyboard rows, sequences, repeats and dates are recognized,
 * also spelled in reverse or with digits for letters (zxcvbn; Wheeler, USENIX Security 2016).
 * @param password normalized, in any case
 */
export async function weaknessOf(password: string, words: string[]): Promise<Weakness | null> {
  if (password.length >= unguessableLength) return null;
  estimator ??= load();
  const zxcvbn = await estimator;
  const checked = password.slice(0, checkedLength);
  let weakness: Weakness | null = null;
  for (const typed of new Set([checked, withoutShift(checked)])) {
    await setImmediate(); // lets other requests in between
    const { score, feedback } = zxcvbn.check(typed, words);
    if (score < lowestScore) weakness ??= weaknesses[feedback.warning ?? ''] ?? 'other';
  }
  if (weakness !== null && weakness !== 'other') return weakness;
  return isDecoratedWord(zxcvbn, checked.toLowerCase(), words) ? 'decorated' : weakness;
}

/** As typed without the Shift key on a US keyboard: `1qaz@WSX` is two straight lines. */
function withoutShift(password: string): string {
  return password
    .toLowerCase()
    .replace(/[!@#$%^&*()]/g, (symbol) => String(('!@#$%^&*()'.indexOf(symbol) + 1) % 10));
}

/** Whether only a few digits and symbols surround one word: attackers add them to every word they try. */
function isDecoratedWord(zxcvbn: ZxcvbnFactory, password: string, words: string[]): boolean {
  const word = decorated.exec(password)?.groups?.['word'];
  if (word === undefined || word === password) return false;
  const [only, ...more] = zxcvbn.check(word, words).sequence;
  return only?.pattern === 'dictionary' && more.length === 0 && Number(only['rank']) <= commonRank;
}

/** The library's warnings, without its translations. */
const weaknesses: Readonly<Record<string, Weakness>> = {
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'sequences',
  recentYears: 'dates',
  dates: 'dates',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'similar',
  wordByItself: 'word',
  namesByThemselves: 'names',
  commonNames: 'names',
  userInputs: 'ownWords',
};

/** Loaded on first use (0.2 s, 30 MB), to keep startup fast. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: checkedLength,
    l33tMaxSubstitutions: spellings,
  });
}

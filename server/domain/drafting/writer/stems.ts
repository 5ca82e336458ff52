import { wordsOf } from '../words.ts';

/** Words that may repeat in a short text. */
const common: ReadonlySet<string> = new Set(
  `a about all an and any are at be been by did do everyone for from has have how i in is it
  like me my no not of on or staff team that the their them they this to up was were what when
  who you your we us our`.split(/\s+/),
);

/** The shared stem of all intensifiers, since a draft has only one. */
const intense = '§';

/** Words that sound like repetition, with their shared stem. */
const sharedStems: Readonly<Record<string, string>> = {
  felt: 'feel',
  ease: 'easy',
  easily: 'easy',
  knew: 'know',
  understood: 'unders',
  taken: 'take',
  took: 'take',
  made: 'make',
  got: 'get',
  comfort: 'comfor',
  went: 'go',
  ran: 'run',
  kept: 'keep',
  gave: 'give',
  told: 'tell',
  said: 'say',
  heard: 'hear',
  whole: 'throug',
  start: 'throug',
  finish: 'throug',
  really: intense,
  very: intense,
  so: intense,
  such: intense,
  truly: intense,
  genuinely: intense,
  completely: intense,
  extremely: intense,
  definitely: intense,
  actually: intense,
  real: intense,
  huge: intense,
  every: 'everyt',
  nothing: 'everyt',
};

/** The stems whose repetition a reader would notice: "scheduling" and "schedule" share one. */
export function stemsOf(phrase: { text: string }): readonly string[] {
  const known = stemsByPhrase.get(phrase);
  if (known) return known;
  const stems = [...stemsIn(phrase.text)];
  stemsByPhrase.set(phrase, stems);
  return stems;
}

const stemsByPhrase = new WeakMap<object, readonly string[]>();

/** The same for any text. */
export function stemsIn(text: string): Set<string> {
  const words = wordsOf(text.replace(/\{\w+\}/g, '')).filter((word) => !common.has(word));
  const stems = words.map((word) => sharedStems[word] ?? word.slice(0, 6));
  // "They explained everything to me and followed up with me."
  return new Set(/\b(?:to|with) me\b/.test(text) ? [...stems, 'to me'] : stems);
}

/** True if the phrase has one of these stems. */
export function repeatsStem(phrase: { text: string }, used: ReadonlySet<string>): boolean {
  return stemsOf(phrase).some((stem) => used.has(stem));
}

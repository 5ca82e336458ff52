import { wordsOf } from '../words.ts';

/** Words that a short text may hold again and again. */
const common: ReadonlySet<string> = new Set(
  `a about all an and any are at be been by did do everyone for from has have how i in is it
  like me my no not of on or staff team that the their them they this to up was were what when
  who you your at we us our i`.split(/\s+/),
);

/** One draft has one intensifier. */
const intense = '§';

/** Words that mean the same to the ear, by their common stem. */
const alike: Readonly<Record<string, string>> = {
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
  chosen: 'tell',
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

/** The stems of a phrase that a reader would notice twice: "scheduling" and "schedule" have one. */
export function stemsOf(phrase: { text: string }): readonly string[] {
  const known = cache.get(phrase);
  if (known) return known;
  const stems = [...stemsIn(phrase.text)];
  cache.set(phrase, stems);
  return stems;
}

const cache = new WeakMap<object, readonly string[]>();

/** The same for any text. */
export function stemsIn(text: string): Set<string> {
  const words = wordsOf(text.replace(/\{\w+\}/g, '')).filter((word) => !common.has(word));
  return new Set(words.map((word) => alike[word] ?? word.slice(0, 6)));
}

/** True where the phrase has a stem of these. */
export function repeatsStem(phrase: { text: string }, used: ReadonlySet<string>): boolean {
  return stemsOf(phrase).some((stem) => used.has(stem));
}

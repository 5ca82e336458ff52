import { countWords } from '../words.ts';

/**
 * How far a draft is from what people write, on the scale of `Comparison.familiarity`: short sentences,
 * above all in a row, that start alike, repeat a word or open without warmth.
 */
export function roughness(review: string): number {
  const sentences = review
    .split(/(?<=[.!?]) /)
    .filter((one) => !/\bthank/i.test(one))
    .map((one) => one.replace(ofBusiness, ''));
  const lengths = sentences.map(countWords);
  const stubs = sentences.map((one, index) => stubbiness(one) * (index > 0 ? 1 : 0.3));
  const pairs = sentences.slice(1).map((one, index) => [sentences[index] ?? '', one] as const);
  const inARow = pairs.filter((pair) => pair.every((one) => countWords(one) <= 7)).length;
  const alike = pairs.filter(([one, other]) => startsAlike(one, other)).length;
  const short = lengths.filter((length) => length <= 8).length;
  return (
    sum(stubs) +
    inARow * 0.8 +
    alike * 1 +
    Math.max(0, short - 2) * 0.6 +
    Math.max(0, sentences.length - 3) * 0.5 +
    Number(opensColdly(sentences[0])) * 1.5 +
    sum(stumbles.map((pattern) => review.match(pattern)?.length ?? 0)) * 1.5 +
    Number(/\bcomfortable\b.*\bcomfortable\b/.test(review)) * 3
  );
}

/** In "The staff at Pine Street Orthodontics listened to me." */
const ofBusiness =
  /(?<=^(?:The (?:staff|team)|Everyone)) at \p{Lu}\S*(?: (?:\p{Lu}\S*|of|the|and|in|on|&))*/u;

/** "I felt comfortable.", but not "The office was clean and comfortable." */
function stubbiness(sentence: string): number {
  const words = countWords(sentence);
  if (words > 6 || /\bclean\b/.test(sentence)) return 0;
  return words > 5 ? 0.4 : words > 4 ? 1 : 1.5;
}

function startsAlike(one: string, other: string): boolean {
  const start = /^(?:They|I|We)\b/.exec(one)?.[0];
  return start !== undefined && other.startsWith(`${start} `);
}

/** What readers stumbled over. */
const stumbles: readonly RegExp[] = [
  // "They made it easy to get an appointment and made me feel at ease"
  /\bmade [^.!]*\bmade\b|\bmade me feel\b.*\bmade me feel\b|\bfe(?:el|lt) [^.!]*\bfe(?:el|lt)\b|\beasy .*\bease\b/g,
  // "They made me feel welcome and knew their stuff"
  /\bmade me feel (?:\w+ )?\w+ and (?:\w+ )?knew\b/g,
  // "They knew their stuff, and everything was explained well"
  /\b[Tt]hey [^.!]*(?:\.|,? and) [Ee]verything was (?:\w+ )?explained\b/g,
  // "They made me feel respected and listened to me", "nice and quick to follow up"
  /\bmade me feel (?:\w+ )?\w+ and (?:really )?listened\b|\bnice and (?:quick|good|great|organized|well organized)\b|\b[Ss]taff (?:\w+ )?knew their stuff\b/g,
  // "They put me at ease, and I was treated with respect"
  /\b[Tt]hey [^.!]*,? and I was treated\b/g,
];

/** "I felt comfortable.", "The staff was helpful.", "The team never rushed me." */
function opensColdly(first = ''): boolean {
  const isLukewarm =
    /^(?:The (?:staff|team)|Everyone)(?: here| at .+)? (?:was \S+|listened to me|(?:really )?put me at ease|(?:got me in|saw me) (?:right )?on time|(?:never|didn't) rush(?:ed)? me(?: at all)?)\.$/.test(
      first,
    );
  return (
    isLukewarm ||
    /^(?:I|We) (?:felt|knew)\b.*\b(?:staff|team)\b/.test(first) ||
    (/^(?:I|We) (?:felt|got|was|were)\b/.test(first) && countWords(first) <= 6)
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

import { dress, type Said } from './dressing.ts';
import type { Random } from './seeded-random.ts';
import { sayTogether } from './shapes.ts';
import type { Voice } from './voice.ts';
import type { Wording } from './wording.ts';
import { countWords } from './words.ts';

/** Wordings that one sentence is to say, and the words that it may take for them. */
interface Group {
  members: Wording[];
  words: number;
}

/**
 * The sentences that carry the sentiments, in an order and in groups of their own.
 * @param words about how many there are to be
 */
export function writeBody(wordings: readonly Wording[], words: number, voice: Voice): string[] {
  const groups = group(voice.random.shuffle(wordings), words, voice.random);
  const sayings = groups.flatMap((each) => say(each, voice));
  return sayings.map((saying, index) => dress(saying, index === 0, voice));
}

/** One sentence for all the members, or else one for each; with room left, an echo. */
function say({ members, words }: Group, voice: Voice): Said[] {
  const saying = sayTogether(members, words, voice);
  if (!saying) {
    const share = words / members.length;
    return members.flatMap((member) => say({ members: [member], words: share }, voice));
  }
  const praise = members.every((member) => member.praise);
  const own = members.some((member) => member.own !== undefined);
  const said = { ...saying, praise, own };
  return [said, ...echo(members, words - countWords(said.text), voice)];
}

/** One or two more sentences on the same, where the first has left room for them. */
function echo([member, ...others]: readonly Wording[], words: number, voice: Voice): Said[] {
  const echoes = others.length === 0 ? (member?.echoes ?? []) : [];
  const said: Said[] = [];
  let left = words;
  while (echoes.length > 0 && said.length < mostEchoes && left >= leastWords.echo) {
    const text = voice.sayOne(echoes, left);
    left -= countWords(text);
    said.push({ text, kind: 'fragment', praise: true, own: false });
  }
  return said;
}

const mostEchoes = 2;

const leastWords = { echo: 5, sentence: 7 };

/**
 * Shares the words out unevenly, as people do, and puts neighbours into one sentence: often where
 * there is little to say of each, seldom else.
 */
function group(wordings: readonly Wording[], words: number, random: Random): Group[] {
  const weights = wordings.map(() => 0.35 + random.next() ** 1.5 * 2);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const most = words < wordsForThree ? 2 : 3;
  const groups: Group[] = [];
  for (const [index, wording] of wordings.entries()) {
    const share = (words * (weights[index] ?? 0)) / sum;
    const last = groups.at(-1);
    const fits = last && last.members.length < most && ![wording, ...last.members].some(isAlone);
    if (fits && random.chance(togetherness(last, share))) {
      last.members.push(wording);
      last.words += share;
    } else groups.push({ members: [wording], words: share });
  }
  return groups;
}

/** What may be blame stands in no sentence with praise. */
function isAlone({ own, praise }: Wording): boolean {
  return own !== undefined && !praise;
}

/** Lists of three hold few words of their own: in a shorter text they would be most of it, and alike. */
const wordsForThree = 32;

/** How likely one more is to join a sentence. */
function togetherness({ members, words }: Group, share: number): number {
  const mean = (words + share) / (members.length + 1);
  if (mean < leastWords.sentence) return 0.7;
  return mean < leastWords.sentence * 2 ? 0.25 : 0.06;
}

import { dress, type Said } from './dressing.ts';
import type { Manner } from './manner.ts';
import type { Random } from './seeded-random.ts';
import { sayTogether } from './shapes.ts';
import type { Voice } from './voice.ts';
import type { Wording } from './wording.ts';

/** The sentences that carry the sentiments, in an order and in groups of their own. */
export function writeBody(wordings: readonly Wording[], voice: Voice): string[] {
  const { random, manner } = voice;
  const groups = group(random.shuffle(wordings), manner.length, random);
  const sayings = groups.flatMap((members) => say(members, voice));
  return sayings.map((saying, index) => dress(saying, index === 0, voice));
}

/** One sentence for all the members, or else one for each. */
function say(members: readonly Wording[], voice: Voice): Said[] {
  const saying = sayTogether(members, voice);
  if (!saying) return members.flatMap((member) => say([member], voice));
  const praise = members.every((member) => member.praise);
  return [{ ...saying, praise, own: members.some(({ own }) => own !== undefined) }];
}

const sentenceCounts = { brief: [1, 2, 2], middle: [2, 3, 3], long: [3, 4, 4, 4] };

function group(
  wordings: readonly Wording[],
  length: Manner['length'],
  random: Random,
): Wording[][] {
  const count = Math.min(random.pick(sentenceCounts[length]), wordings.length);
  const cuts = random.shuffle(wordings.map((_, index) => index).slice(1)).slice(0, count - 1);
  const groups: Wording[][] = [];
  for (const [index, wording] of wordings.entries()) {
    if (index === 0 || cuts.includes(index)) groups.push([]);
    groups.at(-1)?.push(wording);
  }
  return groups;
}

import { graphemeCount } from '../../../../contract/text.ts';
import type { Brief } from '../input/brief.ts';
import { choosePhrases } from './choose-phrases.ts';
import { frame } from './frame.ts';
import { planSentences } from './plan.ts';
import { realize } from './realize.ts';
import { seededRandom } from './seeded-random.ts';
import { chooseVoice } from './voice.ts';

/**
 * Writes a draft of at least 25 characters that says what the visitor said and nothing else. Chooses a
 * voice and a phrase for each sentiment, plans the sentences, and realizes them. A pure function: the
 * same brief and seed give the same draft; a different seed most likely gives a different one.
 */
export function writeDraft(brief: Brief, seed: string): string {
  const random = seededRandom(seed);
  const voice = chooseVoice(brief, random);
  const around = frame(brief, voice, random);
  const { opening, thanks, nameWithPeople } = around;
  const chosen = choosePhrases(brief, voice, around, random);
  const isBare = opening === '' && nameWithPeople === undefined;
  const plan = planSentences(
    chosen,
    voice,
    {
      isBare,
      isNamed: nameWithPeople !== undefined,
      thankedLast: thanks === '' ? undefined : brief.names.thanked,
      isOpened: opening !== '' && !around.mentionsPeople,
      mentionsPeople: around.mentionsPeople,
    },
    random,
  );
  const body = realize(
    plan,
    voice,
    { ...around, business: nameWithPeople, isNamed: opening !== '' },
    random,
  );
  const { note = '' } = brief;
  // Thanks after the note would be for what it says.
  const parts = around.isNoteAboutThanked
    ? [opening, ...body, note, thanks]
    : [opening, ...thankOnce(body, thanks), note];
  const text = parts.filter((part) => part !== '').join(' ') || 'I had a good experience here.';
  return graphemeCount(text) < shortest ? `I had a good experience. ${text}`.trim() : text;
}

/** "Thanks, Kelsey, and thank you, Amber!": two people are thanked in one sentence. */
function thankOnce(body: readonly string[], thanks: string): string[] {
  const typed = body.findIndex((one) =>
    /^(?:thanks|thank you)\b[^.!,]*,? \p{Lu}\p{L}+[.!]$/iu.test(one),
  );
  if (typed < 0 || thanks === '') return [...body, thanks];
  const first = (body[typed] ?? '').slice(0, -1);
  const second = thanks.slice(0, 1).toLowerCase() + thanks.slice(1);
  return [...body.toSpliced(typed, 1), `${first}, and ${second}`];
}

/** Facebook's minimum for a recommendation, in characters; we use it for all platforms. */
const shortest = 25;

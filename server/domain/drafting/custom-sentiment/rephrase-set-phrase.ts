import type { Phrase } from '../writer/phrase.ts';
import { appointments } from './set-phrases/appointments.ts';
import { asTyped } from './set-phrases/as-typed.ts';
import { comingBack } from './set-phrases/coming-back.ts';
import { families } from './set-phrases/families.ts';
import { howIAm } from './set-phrases/how-i-am.ts';
import { howItWas } from './set-phrases/how-it-was.ts';
import { inAndOut } from './set-phrases/in-and-out.ts';
import { losses } from './set-phrases/losses.ts';
import { prices } from './set-phrases/prices.ts';
import { reasons } from './set-phrases/reasons.ts';
import { recommending } from './set-phrases/recommending.ts';
import { results } from './set-phrases/results.ts';
import { thanks } from './set-phrases/thanks.ts';
import { thisVisit } from './set-phrases/this-visit.ts';
import { verdicts } from './set-phrases/verdicts.ts';
import { waiting } from './set-phrases/waiting.ts';
import { whatIFelt } from './set-phrases/what-i-felt.ts';
import { whatTheyAre } from './set-phrases/what-they-are.ts';
import { whatTheyDid } from './set-phrases/what-they-did.ts';
import { whatTheyHave } from './set-phrases/what-they-have.ts';
import type { SetPhrase } from './set-phrases/set-phrases.ts';

/** Idioms and set phrases: "10/10", "above and beyond", "like family", "thank you Dr. Lee" */
export function rephraseSetPhrase(said: string): Phrase[] | undefined {
  return answerTo(said)?.phrases;
}

/** The first rule that has something to say, and what. */
export function answerTo(said: string): { rule: SetPhrase; phrases: Phrase[] } | undefined {
  for (const rule of setPhrases) {
    const match = rule.pattern.exec(said);
    const phrases = match ? rule.say(said, match) : [];
    if (phrases.length > 0) return { rule, phrases };
  }
  return undefined;
}

/**
 * In the order in which they are tried. Where patterns overlap, the more specific topic comes first:
 * "such a slow day" is about waiting, "check in on my phone" about appointments, neither is thanks.
 */
export const setPhrases: readonly SetPhrase[] = [
  ...howItWas,
  ...whatIFelt,
  ...prices,
  ...asTyped,
  ...whatTheyHave,
  ...results,
  ...waiting,
  ...inAndOut,
  ...appointments,
  ...whatTheyDid,
  ...thanks,
  ...howIAm,
  ...families,
  ...whatTheyAre,
  ...thisVisit,
  ...comingBack,
  ...reasons,
  ...recommending,
  ...verdicts,
  ...losses,
];

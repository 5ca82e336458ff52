import type { Phrase } from '../writer/phrase.ts';
import { exclamations } from './set-phrases/exclamations.ts';
import { generalPhrases } from './set-phrases/general.ts';
import { missingSubjects } from './set-phrases/missing-subjects.ts';
import { missingVerbs } from './set-phrases/missing-verbs.ts';
import { losses } from './set-phrases/losses.ts';
import { shortenedPhrases } from './set-phrases/shortened.ts';
import { timesAndResults } from './set-phrases/times-and-results.ts';
import { whatTheyHave } from './set-phrases/what-they-have.ts';

/** Idioms and set phrases: "10/10", "above and beyond", "like family", "thank you Dr. Lee" */
export function rephraseSetPhrase(said: string): Phrase[] | undefined {
  for (const [pattern, say] of setPhrases) {
    const match = pattern.exec(said);
    const phrases = match ? say(said, match) : [];
    if (phrases.length > 0) return phrases;
  }
  return undefined;
}

/** In the order in which they are tried. */
const setPhrases = [
  ...missingVerbs,
  ...missingSubjects,
  ...whatTheyHave,
  ...generalPhrases,
  ...exclamations,
  ...timesAndResults,
  ...shortenedPhrases,
  ...losses,
];

import { countWords } from '../words.ts';
import type { ChosenPhrase } from './chosen-phrase.ts';

/** Adds "though" to a single complaint after praise: "Parking is tough though." */
export function withThough(chosen: readonly ChosenPhrase[]): readonly ChosenPhrase[] {
  const complaints = chosen.filter(({ mood }) => mood === 'complaint');
  if (complaints.length !== 1 || chosen.length < 3) return chosen;
  if (chosen.some(({ phrase }) => phrase.text.startsWith('But '))) return chosen;
  return chosen.map((one) => {
    const { phrase } = one;
    if (one.mood !== 'complaint' || isWeighed.test(phrase.text)) return one;
    if (!isCertainlyBad.test(phrase.text)) return one;
    if (countWords(phrase.text) > 8) return one;
    const text = phrase.text.replace(/\.?$/, (end) => ` though${end}`);
    return { ...one, phrase: { ...phrase, text } };
  });
}

/** Words of minor complaints; anything else may be praise that we misread. */
const isCertainlyBad =
  /\b(?:tough|tight|pricey|pricy|expensive|steep|long|small|loud|busy|slow|late|behind|waits?|waited|crowded|chaotic|limited|hard to|cold|freezing|dated|hectic|rushed|noisy|cramped|confusing|far|full|(?:a|such a) (?:pain|mess|hassle|nightmare))\b/i;

/** Already weighs good against bad. */
const isWeighed =
  /\b(?:but|though|although|however|yet|still|worth|despite|wish|could|glad|ok|okay)\b|,|[!?]$/i;

import type { ChosenPhrase } from './chosen-phrase.ts';
import type { PeopleClause } from './clause.ts';
import type { Random } from './seeded-random.ts';
import { isOffered } from './visit-order.ts';

/** Whether a draft opens without a verb: "Very kind, attentive staff who listened to me." */
export function chooseForm(
  adjectives: readonly ChosenPhrase[],
  opens: boolean,
  random: Random,
): PeopleClause['form'] {
  const areBeforeNoun = adjectives.every(
    (one) => one.phrase.kind === 'adjective' && one.phrase.attributive && isOffered(one),
  );
  // "Thorough staff who …" sounds like a reference, and three qualities are too many before the noun.
  const canOpen = opens && areBeforeNoun && adjectives.length === 2;
  return canOpen && random.chance(0.15) ? 'who' : 'plain';
}

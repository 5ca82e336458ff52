import type { Topic } from '../sentiments/sentiment.ts';
import { itemsIn, wordsIn, type Clause, type PlannedSentence } from './clause.ts';
import type { Random } from './seeded-random.ts';
import type { Voice } from './voice.ts';

/** The most words in a sentence joined from two clauses. */
const longestJoined = 19;

/** The probability that two neighbors that may share a sentence do. */
const share = { shorter: 0.9, longer: 0.4, casual: 0.8, plain: 0.85 };

/** Joins neighboring clauses that go together into one sentence, if it stays short. */
export function joinNeighbors(
  clauses: readonly Clause[],
  { style }: Voice,
  random: Random,
): PlannedSentence[] {
  const sentences: Clause[][] = [];
  for (const clause of clauses) {
    const last = sentences.at(-1);
    const before = last?.length === 1 ? last[0] : undefined;
    if (last && before && goTogether(before, clause) && random.chance(share[style ?? 'plain'])) {
      last.push(clause);
    } else sentences.push([clause]);
  }
  return sentences;
}

function goTogether(before: Clause, clause: Clause): boolean {
  if (
    (before.alone && !isCustomHabit(before)) ||
    clause.alone ||
    !canJoin(before) ||
    !canJoin(clause)
  )
    return false;
  if (before.kind === 'people' && clause.kind === 'people') return canFollow(before, clause);
  if (before.kind === 'feelings' && clause.kind === 'feelings') return false;
  // "I could trust them, and they adjusted my frames"
  if (before.kind === 'feelings' && clause.topics.includes('custom')) return false;
  if (wordsIn(before) + wordsIn(clause) > longestJoined) return false;
  if (itemsIn(before) > 2 || itemsIn(clause) > 1 || isListOfActions(before)) return false;
  if (isCustomFact(clause))
    return isCustomFact(before) || isCustomHabit(before) || canTakeFact(before);
  if (isCustomFact(before)) return false;
  if (isAboutPlace(before) && clause.kind !== 'statement') return false;
  if (isAboutPlace(clause) && !isAboutQualities(before) && before.kind !== 'statement')
    return false;
  return matches(before.topics, clause.topics) || areStubs(before, clause) || isFollowUp(clause);
}

/** A custom statement: "The price was fair" */
function isCustomFact({ kind, topics }: Clause): boolean {
  return kind === 'statement' && topics.includes('custom');
}

/** "They have an X-ray on site, and the strep test was fast" */
function isCustomHabit(clause: Clause): boolean {
  return clause.kind === 'people' && clause.actions[0]?.startsWith('have ') === true;
}

/** "The staff was friendly, and the price was fair" */
function canTakeFact(before: Clause): boolean {
  return isAboutQualities(before) && itemsIn(before) < 3;
}

function isAboutPlace({ topics }: Clause): boolean {
  return topics.includes('place');
}

/** "The staff was friendly, and the office was clean", but not "They put me at ease, and the office …" */
function isAboutQualities(clause: Clause): boolean {
  return clause.kind === 'people' && clause.actions.length === 0;
}

/** "…, and they followed up quickly" */
function isFollowUp(clause: Clause): boolean {
  return clause.kind === 'people' && clause.topics.every((topic) => topic === 'logistics');
}

/** Two very short sentences in a row read like a list. Doesn't apply to statements, which have their own subject. */
function areStubs(before: Clause, clause: Clause): boolean {
  const isShort = wordsIn(before) <= 8 && wordsIn(clause) <= 8;
  return (
    isShort &&
    isAboutQualities(before) &&
    before.kind !== 'statement' &&
    clause.kind !== 'statement'
  );
}

/** True for clauses that can be joined: not fragments, and not the visitor's own sentences. */
function canJoin(clause: Clause): boolean {
  return clause.kind !== 'sentence' && !(clause.kind === 'people' && clause.form !== 'plain');
}

/** "They were friendly and professional, and they took the time to explain everything." */
function canFollow(before: Clause, clause: Clause): boolean {
  const isQuality = before.kind === 'people' && before.actions.length === 0;
  const isShort = itemsIn(clause) === 1 && wordsIn(clause) <= 9;
  const isAboutLogistics = clause.topics.every((topic) => topic === 'logistics');
  return isShort && itemsIn(before) === 2 && (isQuality || isAboutLogistics);
}

/** Two verbs followed by a third with its own subject would be a run-on. */
function isListOfActions(clause: Clause): boolean {
  return clause.kind === 'people' && clause.actions.length > 0 && itemsIn(clause) > 1;
}

/** Topics that can share a sentence: personal ones, practical ones, and the office with either. */
export function matches(one: readonly Topic[], other: readonly Topic[]): boolean {
  const all = [...one, ...other];
  const isPersonal = all.every(
    (topic) => topic === 'manner' || topic === 'competence' || topic === 'custom',
  );
  const isPractical = all.every((topic) => topic === 'logistics' || topic === 'place');
  const isOfficeAndManner = all.every((topic) => topic === 'place' || topic === 'manner');
  return isPersonal || isPractical || isOfficeAndManner;
}

import type { Topic } from '../sentiments/sentiment.ts';
import { contentOf, itemsIn, wordsIn, type Clause, type PlannedSentence } from './clause.ts';
import type { Random } from './seeded-random.ts';
import { order } from './visit-order.ts';
import type { Voice } from './voice.ts';

/** The most words in a sentence joined from two clauses. */
const longestJoined = 19;

/** The probability that two neighbors that may share a sentence do. */
const share = { shorter: 0.9, longer: 0.7, casual: 0.8, plain: 0.85 };

/** Joins neighboring clauses that go together into one sentence, if it stays short. */
export function joinNeighbors(
  clauses: readonly Clause[],
  voice: Voice,
  random: Random,
): PlannedSentence[] {
  const sentences: Clause[][] = [];
  for (const clause of clauses) {
    const last = sentences.at(-1);
    const before = last?.length === 1 ? last[0] : undefined;
    if (
      last &&
      before &&
      goTogether(before, clause) &&
      random.chance(share[voice.style ?? 'plain'])
    ) {
      last.push(clause);
    } else sentences.push([clause]);
  }
  return sentences;
}

function goTogether(before: Clause, clause: Clause): boolean {
  // "They were thorough, and parking was easy"
  if (isAboutParking(clause) && !isAboutPlace(before)) return false;
  if (areShortAndTyped(before, clause)) return true;
  // "The office was clean and comfortable, and they have free parking"
  if (isPlaceStatement(before) && isCustomHabit(clause)) return true;
  if (
    (before.alone && !isCustomHabit(before)) ||
    clause.alone ||
    !canJoin(before) ||
    !canJoin(clause)
  )
    return false;
  if (before.kind === 'people' && clause.kind === 'people')
    return (
      canFollow(before, clause) ||
      canBeFollowedUp(before, clause) ||
      canTakeTypedAction(before, clause)
    );
  if (before.kind === 'feelings' && clause.kind === 'feelings') return false;
  // "They remembered my name, and everything was explained well"
  if (isTyped(before) && !isTyped(clause)) return false;
  // "I could trust them, and they adjusted my frames"
  if (before.kind === 'feelings' && clause.topics.includes('custom')) return false;
  // "I felt at ease, and everything was explained"
  if (before.kind === 'feelings' && clause.kind === 'statement') return false;
  if (wordsIn(before) + wordsIn(clause) > longestJoined) return false;
  if (isAboutPlace(before) && isAboutQualities(clause)) return itemsIn(clause) < 3;
  if (itemsIn(before) > 2 || itemsIn(clause) > 1) return false;
  if (isListOfActions(before) && clause.kind !== 'feelings') return false;
  if (isCustomFact(clause))
    return (
      isCustomFact(before) ||
      isCustomHabit(before) ||
      canTakeFact(before) ||
      isPlaceStatement(before)
    );
  if (isCustomFact(before)) return false;
  if (isAboutPlace(before)) return false;
  // "The staff was helpful, and it's a clean office"
  if (isAboutPlace(clause)) return isAboutQualities(before);
  if (isAboutSkill(before) && clause.topics.includes('manner')) return false;
  if (isAboutTreatment(clause) && before.kind === 'people' && before.actions.length > 0)
    return false;
  if (isShortFeeling(before, clause)) return true;
  return (
    matches(before.topics, clause.topics) &&
    !isLateFollowUp(before, clause) &&
    !isLateBooking(before, clause)
  );
}

function isAboutParking(clause: Clause): boolean {
  return clause.kind === 'statement' && /\bparking\b/.test(clause.text);
}

/** "Parking was easy, and the price was what they quoted." */
function areShortAndTyped(...clauses: Clause[]): boolean {
  const [one, other] = clauses.map(isAboutVisitor);
  return (
    one === other &&
    // "I was relieved and my Botox looks natural"
    clauses.filter(({ kind }) => kind === 'feelings').length !== 1 &&
    clauses.every((clause) => isTyped(clause) && clause.kind !== 'sentence' && isSimple(clause))
  );
}

/** "I slept like a baby that night, and the room was quiet" would be the visitor's room. */
function isAboutVisitor(clause: Clause): boolean {
  return clause.kind === 'feelings' || /^(?:I|my)\b/.test(contentOf(clause));
}

function isSimple(clause: Clause): boolean {
  return (
    clause.at < order.complaint &&
    wordsIn(clause) <= 9 &&
    !/ (?:and|but) |[,!]/.test(contentOf(clause))
  );
}

/** "The staff put me at ease, and I was treated with respect" turns to the passive in the middle. */
function isAboutTreatment(clause: Clause): boolean {
  return clause.kind === 'feelings' && contentOf(clause).startsWith('was treated');
}

/** "The staff was so nice, and I was seen on time": too short to be two sentences. */
function isShortFeeling(before: Clause, clause: Clause): boolean {
  const isShort = wordsIn(before) + wordsIn(clause) <= 12;
  return before.kind === 'people' && clause.kind === 'feelings' && before.at < clause.at && isShort;
}

function isTyped({ topics }: Clause): boolean {
  return topics.every((topic) => topic === 'custom');
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

/** "The office was clean and comfortable, and the prices were fair" */
function isPlaceStatement(clause: Clause): boolean {
  return clause.kind === 'statement' && isAboutPlace(clause);
}

function isAboutPlace({ topics }: Clause): boolean {
  return topics.includes('place');
}

/** "The staff was friendly, and the office was clean", but not "They put me at ease, and the office …" */
function isAboutQualities(clause: Clause): boolean {
  return clause.kind === 'people' && clause.actions.length === 0;
}

/** "Did a thorough job, and I felt at ease": one has nothing to do with the other. */
function isAboutSkill(clause: Clause): boolean {
  return (
    clause.kind === 'people' && clause.actions.some((text) => /\bthorough\b|\bknew\b/.test(text))
  );
}

/** "Everything ran smoothly, and they followed up quickly": nor here. */
function isLateFollowUp(before: Clause, clause: Clause): boolean {
  return clause.at >= order.followUp && before.at < order.followUp && before.kind !== 'people';
}

/** "They followed up quickly, and scheduling was easy": that came first. */
function isLateBooking(before: Clause, clause: Clause): boolean {
  const isFollowUp = before.kind === 'people' && before.actions.some((one) => followsUp.test(one));
  return isFollowUp && clause.kind === 'statement' && clause.at > order.followUp;
}

const followsUp = /^(?:followed up|got back)\b/;

/** True for clauses that can be joined: not fragments, and not the visitor's own sentences. */
function canJoin(clause: Clause): boolean {
  return clause.kind !== 'sentence' && !(clause.kind === 'people' && clause.form !== 'plain');
}

/** "They were friendly and professional, and they took the time to explain everything." */
function canFollow(before: Clause, clause: Clause): boolean {
  const most = itemsIn(before) > 2 ? 7 : 9;
  return (
    isAboutQualities(before) &&
    itemsIn(before) > 1 &&
    itemsIn(clause) === 1 &&
    wordsIn(clause) <= most
  );
}

/** "They made me feel at ease, and they followed up quickly." */
function canBeFollowedUp(before: Clause, clause: Clause): boolean {
  return (
    clause.at >= order.followUp &&
    (!isTyped(before) || isSimple(before)) &&
    itemsIn(clause) === 1 &&
    itemsIn(before) < 3 &&
    wordsIn(before) + wordsIn(clause) <= longestJoined
  );
}

/** "They put me at ease, and they told me the price up front." */
function canTakeTypedAction(before: Clause, clause: Clause): boolean {
  return (
    !isTyped(before) &&
    itemsIn(before) === 1 &&
    isTyped(clause) &&
    itemsIn(clause) === 1 &&
    isSimple(clause) &&
    wordsIn(before) + wordsIn(clause) <= longestJoined
  );
}

/** Two verbs followed by a third with its own subject would be a run-on. */
function isListOfActions(clause: Clause): boolean {
  return clause.kind === 'people' && clause.actions.length > 0 && itemsIn(clause) > 1;
}

/** Topics that can share a sentence: personal ones, and practical ones. */
export function matches(one: readonly Topic[], other: readonly Topic[]): boolean {
  const all = [...one, ...other];
  return (
    all.every((topic) => topic === 'manner' || topic === 'competence' || topic === 'custom') ||
    all.every((topic) => topic === 'logistics')
  );
}

import { adverbs, prepositions, verbOf, type Tense, type Verb } from './lexicon.ts';
import { isExistential, subjectBefore, type Subject } from './subject.ts';
import { tokensOf } from './tokens.ts';

/** A finite verb and its subject. */
interface Predicate {
  at: number;
  verb: Verb;
  subject: Subject | undefined;
}

/**
 * Subject-verb agreement errors ("they was", "the staff were"), and tense clashes between verbs that
 * share a subject ("listened and explains"). American English: "the staff is".
 */
export function agreementFaults(sentence: string): string[] {
  const words = tokensOf(sentence);
  const faults: string[] = [];
  const before: Predicates = { main: undefined, inner: undefined };
  words.forEach((word, at) => {
    const verb = verbOf(word);
    if (!verb || isNotFiniteVerb(words, at, verb)) return;
    const joined = isJoined(words, at);
    if (joined && nounsAfterAnd.has(word)) return;
    if (joined) faults.push(...checkJoinedVerb(words, at, verb, before));
    else faults.push(...checkVerb(words, at, verb, before));
  });
  return faults;
}

/** Verb forms that are nouns after "and": "with courtesy and respect". */
const nounsAfterAnd: ReadonlySet<string> = new Set(
  'respect care help work call look love start answer answers show need needs notice trust rush visit schedule works calls'.split(
    ' ',
  ),
);

/** The preceding predicates of the main clause and of a relative clause: "everything I said". */
interface Predicates {
  main: Predicate | undefined;
  inner: Predicate | undefined;
}

function checkVerb(words: readonly string[], at: number, verb: Verb, before: Predicates): string[] {
  const previous = Math.max(before.main?.at ?? -1, before.inner?.at ?? -1);
  const found = subjectBefore(words, at, previous);
  if (!found && verb.isUnsure) return [];
  const predicate = { at, verb, subject: found?.subject };
  if (found?.isInner) before.inner = predicate;
  else Object.assign(before, { main: predicate, inner: undefined });
  return found && disagrees(found.subject, verb, words, at)
    ? [`${found.subject} ${words[at]}`]
    : [];
}

/** A coordinated verb shares a preceding subject; agreeing with either candidate is enough. */
function checkJoinedVerb(
  words: readonly string[],
  at: number,
  verb: Verb,
  before: Predicates,
): string[] {
  const candidates = [before.main, before.inner].filter((one) => one !== undefined);
  const faults = candidates.map(({ subject, verb: { tense }, at: from }) => {
    if (verb.agrees === 'base' && opensInfinitive(words, from, at)) return undefined;
    if (subject && disagrees(subject, verb, words, at)) return `${subject} ${words[at]}`;
    return clashes(tense, verb, words, from, at)
      ? `tense: ${words[from]} … ${words[at]}`
      : undefined;
  });
  const [first] = faults;
  if (first !== undefined && !faults.includes(undefined)) return [first];
  if (before.main && !verb.isUnsure) before.main = { ...before.main, at, verb };
  return [];
}

/** Coordinated verbs share the previous verb's subject: "and was", "and really listened". */
function isJoined(words: readonly string[], at: number): boolean {
  return /^(?:and|but|,|or)$/.test(words[wordBefore(words, at)] ?? '');
}

function wordBefore(words: readonly string[], at: number): number {
  let before = at - 1;
  while (before >= 0 && adverbs.has(words[before] ?? '') && !isExistential(words, before))
    before -= 1;
  return before;
}

const takesInfinitive =
  /^(?:to|can|could|would|will|should|may|might|must|not|did|do|does|make|makes|made|making|let|lets|me|us|you|help|helps|helped|helping|without|for|of|by|a|an|the|my|your|their|no|and\/or)$/;

/** True for infinitives, nouns and participles. */
function isNotFiniteVerb(words: readonly string[], at: number, verb: Verb): boolean {
  const before = words[wordBefore(words, at)] ?? '';
  const word = words[at] ?? '';
  if (words[at - 1] === 'so' && /^(?:is|are|was|were|do|does|have|has)$/.test(word)) return true;
  if (/^(?:was|were|am|is|are)$/.test(word)) return false;
  // "felt comfortable and very welcome"
  if (/^(?:very|super)$/.test(words[at - 1] ?? '')) return true;
  if (word === 'welcome' && /^(?:so|really)$/.test(words[at - 1] ?? '')) return true;
  if (verb.isUnsure && (prepositions.has(before) || isCausative(words, at))) return true;
  if (before === 'you' || before === 'no') return isObject(words, wordBefore(words, at));
  if (takesInfinitive.test(before)) return true;
  const isAfterBe =
    /^(?:be|been|being|was|were|is|are|am|felt|feel|feeling|got|get|have|has|had|having|how|well|very|so)$/.test(
      before,
    );
  return isAfterBe && !/^(?:has|have|does|do)$/.test(word);
}

/** Causatives: "made everyone feel" */
function isCausative(words: readonly string[], at: number): boolean {
  return /^(?:make|makes|made|making|let|lets|help|helps|helped|helping|saw|watched)$/.test(
    words[at - 2] ?? '',
  );
}

/** "made you feel": the pronoun is an object, followed by an infinitive. */
function isObject(words: readonly string[], at: number): boolean {
  return /^(?:make|makes|made|let|lets|help|helps|helped|thank|treat|treats|to|with|for)$/.test(
    words[at - 1] ?? '',
  );
}

function disagrees(
  subject: Subject,
  { agrees, isUnsure }: Verb,
  words: readonly string[],
  at: number,
): boolean {
  if (agrees === 'any' || subject === 'any') return false;
  if (isUnsure && wordBefore(words, at) < 0) return false;
  if (agrees === 'plural' && words[at] === 'were' && isSubjunctive(words, at)) return false;
  if (subject === 'I') return agrees === 'singular' || agrees === 'plural';
  if (subject === 'singular') return agrees === 'plural' || agrees === 'I' || agrees === 'base';
  return agrees !== 'plural' && agrees !== 'base';
}

/** Subjunctive: "as if it were", "I wish I were" */
function isSubjunctive(words: readonly string[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 4), at)
    .some((word) => /^(?:if|though|wish|like)$/.test(word));
}

function clashes(
  before: Tense,
  verb: Verb,
  words: readonly string[],
  from: number,
  at: number,
): boolean {
  if (before === 'either' || verb.tense === 'either' || before === verb.tense) return false;
  // "is seen and treated": a participle, unless an object follows
  const isBe = /^(?:is|are|am)$/.test(words[from] ?? '');
  const hasObject = /^(?:me|us|my|everything|it|the|all)$/.test(words[at + 1] ?? '');
  return !isBe || verb.tense !== 'past' || hasObject;
}

/** "took the time to listen and explain" */
function opensInfinitive(words: readonly string[], from: number, at: number): boolean {
  return words
    .slice(from, at)
    .some((word) =>
      /^(?:to|can|could|would|will|not|did|make|makes|made|let|lets|help|helps|helped)$/.test(word),
    );
}

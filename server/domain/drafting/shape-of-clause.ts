import { clause, statement, type OwnShape } from './shape-frames.ts';
import { auxiliaries, baseForms, pastForms, thirdForms } from './shape-verbs.ts';
import {
  determiners,
  intensifiers,
  littleWords,
  nouns,
  objects,
  ofPeople,
  ofThings,
  personNouns,
  pluralNouns,
  relatives,
  subjects,
} from './shape-words.ts';

/** "They made me laugh", "the staff was kind", "my teeth feel clean", "Dr. Lee is a gem" */
export function shapeOfClause(words: readonly string[]): OwnShape | undefined {
  const [first = ''] = words;
  if (subjects.has(first)) return saysWhatSubjectDid(words) ? clause : undefined;
  if (findVerb(words) > 0) return lacksArticle(words) ? statement : clause;
  return mayBeStatement(words) ? statement : undefined;
}

/** True for "dr.", "mrs" */
export function isTitle(word: string): boolean {
  return /^(?:dr|mr|mrs|ms|miss|nurse|doctor)\.?$/.test(word);
}

/** "Doctor listened": in a hurry, which stands in no longer sentence. */
function lacksArticle([first = '', second = '']: readonly string[]): boolean {
  return personNouns.test(first) && (auxiliaries.has(second) || pastForms.has(second));
}

/** A subject's verb comes soon: "everyone there was kind". */
const soon = 5;

function saysWhatSubjectDid(words: readonly string[]): boolean {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return false;
  if (/'(?:m|re|s|ve|ll|d)$/.test(first)) return true;
  const personal = /^(?:i|they|we|she|he|it|you)$/.test(first);
  const pointed =
    /^(?:these|those)$/.test(first) &&
    (pluralNouns.has(rest[0] ?? '') || rest[0]?.endsWith('s') === true);
  if (pointed && baseForms.has(rest[1] ?? '')) return true;
  return rest.slice(0, soon).some((word) => isFinite(word) || (personal && baseForms.has(word)));
}

function isFinite(word: string): boolean {
  return auxiliaries.has(word) || pastForms.has(word) || (thirdForms.has(word) && !nouns.has(word));
}

/** Where the verb of "the staff was kind" stands; -1 where there is none that is certain. */
function findVerb(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    const before = words.slice(0, at);
    return isSubject(before) && isVerbOf(before.at(-1) ?? '', word, words[at + 1]);
  });
}

function isSubject(before: readonly string[]): boolean {
  const [first = ''] = before;
  const last = before.at(-1) ?? '';
  const inner = before.some(
    (word) => relatives.has(word) || (subjects.has(word) && word !== first),
  );
  if (before.length === 0 || inner || /^(?:no|not|never)$/.test(first)) return false;
  const title = before.findIndex(isTitle);
  if (title > 0 && !determiners.has(first)) return false;
  if (title >= 0) return before.length > 1 || nouns.has(first);
  const isThing = nouns.has(last) || pluralNouns.has(last);
  return isThing || (determiners.has(first) && before.length > 1 && mayBeNoun(last));
}

function mayBeNoun(word: string): boolean {
  return ![ofPeople, ofThings, intensifiers, littleWords, determiners].some((words) =>
    words.has(word),
  );
}

/** "Amy is the best": perhaps a name, which wants a capital. */
function mayBeStatement(words: readonly string[]): boolean {
  const at = words.findIndex((word) => /^(?:was|were|is|are)$/.test(word));
  return at > 0 && at < 4 && at < words.length - 1 && words.slice(0, at).every(mayBeSubject);
}

function mayBeSubject(word: string): boolean {
  return /^\p{L}[\p{L}'-]*$/u.test(word) && !littleWords.has(word) && !relatives.has(word);
}

function isVerbOf(subject: string, word: string, next: string | undefined): boolean {
  if (auxiliaries.has(word)) return next !== undefined;
  if (pastForms.has(word)) return !ofPeople.has(word) && !ofThings.has(word) && !nouns.has(word);
  if (next === undefined) return /^(?:rocks?|rules?|cares?|listens?|helps?|works?)$/.test(word);
  const plural = pluralNouns.has(subject) || /[^s]s$/.test(subject);
  return (thirdForms.has(word) || (plural && baseForms.has(word))) && mayFollowVerb(next);
}

function mayFollowVerb(word: string): boolean {
  const known = [objects, intensifiers, ofPeople, ofThings, determiners];
  return (
    known.some((words) => words.has(word)) || /^(?:like|about|with|to|well|for)$|ly$/.test(word)
  );
}

import {
  adverbs,
  determiners,
  numberOfNoun,
  pluralPronouns,
  prepositions,
  singularPronouns,
  verbOf,
} from './lexicon.ts';

/** `any` if both numbers are correct: "staff who was", "staff who were". */
export type Subject = 'I' | 'singular' | 'plural' | 'any';

const boundary =
  /^(?:,|but|so|because|that|when|while|if|though|although|how|what|which|where|as|than|until|since|and)$/;

/**
 * Finds the subject of the verb at index `at` in the words before it.
 * @param previous the index of the previous verb, -1 for none
 * @returns undefined if it is unclear
 */
export function subjectBefore(
  words: readonly string[],
  at: number,
  previous: number,
): FoundSubject | undefined {
  let end = at - 1;
  while (end > previous && adverbs.has(words[end] ?? '') && !isExistential(words, end)) end -= 1;
  const last = words[end] ?? '';
  if (end < 0 || end === previous) return undefined;
  if (isExistential(words, end)) return found(existential(words, at), false);
  if (last === 'who' || last === 'that')
    return found(ofAntecedent(words, end), last === 'who' || end > 0);
  const pronoun = pronounNumber(last);
  if (pronoun && !prepositions.has(words[end - 1] ?? ''))
    return found(pronoun, opensInner(words, end));
  const phrase = phraseBefore(words, end, previous);
  return found(numberOfPhrase(phrase), opensInner(words, end - phrase.length + 1));
}

export interface FoundSubject {
  subject: Subject;
  /** True for the subject of a subordinate clause: "how they", "everything I". */
  isInner: boolean;
}

function found(subject: Subject | undefined, isInner: boolean): FoundSubject | undefined {
  return subject && { subject, isInner };
}

function opensInner(words: readonly string[], start: number): boolean {
  const before = words[start - 1];
  return before !== undefined && !/^(?:,|and|but|so)$/.test(before);
}

function pronounNumber(word: string): Subject | undefined {
  if (word === 'i') return 'I';
  if (pluralPronouns.has(word)) return 'plural';
  if (singularPronouns.has(word)) return 'singular';
  return undefined;
}

/** "there was", but not "the people there were" */
export function isExistential(words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  return words[at] === 'there' && (before === undefined || boundary.test(before));
}

function existential(words: readonly string[], at: number): Subject | undefined {
  const rest = words.slice(at + 1);
  const stop = rest.findIndex(
    (word) => prepositions.has(word) || boundary.test(word) || adverbs.has(word),
  );
  const phrase = rest.slice(0, stop < 0 ? undefined : stop).filter((word) => word !== 'not');
  if (/^(?:a|an)$/.test(phrase[0] ?? '')) return 'singular';
  return numberOfNoun(phrase.at(-1) ?? '');
}

function ofAntecedent(words: readonly string[], end: number): Subject | undefined {
  const before = words[end - 1];
  if (before === undefined || before === ',') return words[end] === 'that' ? 'singular' : undefined;
  let start = end - 1;
  while (
    start > 0 &&
    !boundary.test(words[start - 1] ?? '') &&
    verbOf(words[start - 1] ?? '')?.isUnsure !== false
  )
    start -= 1;
  const phrase = words.slice(start, end).filter((word) => !adverbs.has(word));
  const nouns = phrase.filter(
    (word, at) => at === phrase.length - 1 || prepositions.has(phrase[at + 1] ?? ''),
  );
  if (nouns.some((word) => collective.test(word))) return 'any';
  const numbers = new Set(nouns.map((word) => pronounNumber(word) ?? numberOfNoun(word)));
  const [number] = numbers;
  return numbers.size > 1 ? 'any' : number;
}

const collective = /^(?:staff|team|crew|group|bunch)$/;

/** The noun phrase that ends at `end`, with its prepositional phrases: "the staff at the office". */
function phraseBefore(words: readonly string[], end: number, previous: number): string[] {
  let start = end;
  while (start > previous + 1 && !isStop(words, start - 1)) start -= 1;
  const phrase = words.slice(start, end + 1);
  const isAfterVerb = previous >= 0 && verbOf(words[start - 1] ?? '') !== undefined;
  const and = phrase.lastIndexOf('and');
  if (and < 0) return phrase;
  const left = phrase.slice(0, and);
  return !isAfterVerb && isNounPhrase(left) ? phrase : phrase.slice(and + 1);
}

function isStop(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (word === 'and') return false;
  if (boundary.test(word)) return !(word === 'that' && determinesNext(words, at));
  const verb = verbOf(word);
  return verb !== undefined && !verb.isUnsure;
}

function determinesNext(words: readonly string[], at: number): boolean {
  return numberOfNoun(words[at + 1] ?? '') !== undefined;
}

function isNounPhrase(phrase: readonly string[]): boolean {
  const [first = ''] = phrase;
  if (pronounNumber(first) || determiners.has(first)) return true;
  return numberOfNoun(phrase.at(-1) ?? '') !== undefined && !first.endsWith('ed');
}

function numberOfPhrase(phrase: readonly string[]): Subject | undefined {
  const and = phrase.indexOf('and');
  if (and > 0) {
    const [left, right] = [phrase.slice(0, and), phrase.slice(and + 1)];
    if (isAdjectives(left)) return numberOfPhrase(right);
    const isTwo = isNounPhrase(left) && isNounPhrase(right) && numberOfPhrase(right) !== undefined;
    return isTwo ? 'plural' : undefined;
  }
  if (prepositions.has(phrase[0] ?? '')) return afterPreposition(phrase);
  const stop = phrase.findIndex((word) => prepositions.has(word));
  const head = phrase
    .slice(0, stop < 0 ? undefined : stop)
    .filter((word) => !adverbs.has(word) || word === 'all');
  const last = head.at(-1) ?? '';
  return (
    pronounNumber(last) ??
    (/^(?:every|each)$/.test(head[0] ?? '') ? 'singular' : numberOfNoun(last))
  );
}

/** "the kind and friendly staff": the words before "and" contain no noun. */
function isAdjectives(words: readonly string[]): boolean {
  const rest = words.filter((word) => !determiners.has(word));
  return (
    rest.length > 0 &&
    rest.every((word) => numberOfNoun(word) === undefined && !pronounNumber(word))
  );
}

/** "from the start the staff": the last noun phrase without a preposition. */
function afterPreposition(phrase: readonly string[]): Subject | undefined {
  for (let at = phrase.length - 1; at > 0; at -= 1) {
    const word = phrase[at] ?? '';
    const opens = determiners.has(word) || pronounNumber(word);
    if (opens) {
      return prepositions.has(phrase[at - 1] ?? '') ? undefined : numberOfPhrase(phrase.slice(at));
    }
  }
  return undefined;
}

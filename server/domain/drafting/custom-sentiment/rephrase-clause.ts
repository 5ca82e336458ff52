import type { Phrase } from '../writer/phrase.ts';
import { firstNames } from '../input/proper-nouns.ts';
import { adjectives } from './lexicon/adjectives.ts';
import { isKnownWord, isNoun } from './lexicon/known-words.ts';
import { adverbs, determiners, prepositions, relatives } from './lexicon/function-words.ts';
import { bareNouns, massNouns, ownThings, procedures } from './lexicon/nouns.ts';
import { textOf, type TokenizedText } from './tokenized-text.ts';
import { action, completed, feeling, loneStatement, sentence, statement } from './phrases.ts';
import {
  isMine,
  rephraseGone,
  rephrasePassive,
  rephraseVerbless,
  withPassive,
} from './rephrase-verbless.ts';
import { auxiliaries, baseForms, baseOfThird, pastForms, pastOfGerund } from './lexicon/verbs.ts';

/** "They made me laugh", "staff was great", "Dr. Lee is a gem", "my teeth feel clean", "prices fair" */
export function rephraseClause(text: TokenizedText): Phrase[] | undefined {
  const [first = '', second = ''] = text.words;
  if (second === '' || (pastOfGerund.has(first) && !isNoun(first) && !isNoun(`${first} ${second}`)))
    return undefined;
  if (/^(?:didn't|did|don't|doesn't|wasn't|was|would|could|can|will)$/.test(first))
    return undefined;
  if (isPronoun.test(first)) return rephrasePronounClause(text);
  if (relatives.has(first)) return rephraseRelative(text);
  const verbAt = findVerb(text);
  if (verbAt > 0) return rephraseNounClause(text, verbAt);
  return rephraseGone(text) ?? rephrasePassive(textOf(text)) ?? rephraseVerbless(text);
}

const isPronoun =
  /^(?:i|they|we|she|he|it|you|everyone|everybody|everything|nobody|somebody|someone|there|y'all|this|nothing|no one|i'm|i've|i'd|i'll|they're|they've|they'll|we're|we've|she's|he's|it's|that's|there's|you're|everyone's|everything's)$/;

/** Clauses with a pronoun as the subject: "They do what they say", but not just "Everything". */
function rephrasePronounClause(text: TokenizedText): Phrase[] | undefined {
  const said = textOf(text);
  const [first = '', second = ''] = text.words;
  if (
    /^every(?:one|body|thing)$/.test(first) &&
    /^(?:from|at|in|here|there|about|on)$/.test(second) &&
    !hasVerb(text.words.slice(1))
  )
    return [statement(`${first} {was} great${said.slice(first.length)}`)];
  if (
    /^(?:everyone|everything|everybody|nothing|this)$/.test(first) &&
    !hasVerb(text.words.slice(1))
  )
    return undefined;
  if (first === 'you' || first === "you're" || first === "y'all") return [sentence(said)];
  if (first === 'there' && /^(?:when|for|the)$/.test(second)) return undefined;
  // "I felt heard" becomes a feeling; the writer adds "I".
  if (first === 'i' && /^(?:feel|felt)$/.test(second) && text.words.length < 5)
    return [feeling(said.slice(2))];
  // "They offered me wine" shares a sentence with what else they did.
  if (first === 'they' && isPlainPast(text.words))
    return [action(completed(said.replace(/^they\W+/i, '')))];
  return [
    /^(?:i|i'm|i'd|i'll|i've|we|it's|that's|this|nobody|nothing)$/.test(first)
      ? loneStatement(said)
      : statement(said),
  ];
}

function isPlainPast([, verb = '', ...rest]: readonly string[]): boolean {
  return (
    pastForms.has(verb) &&
    !/^(?:was|were|ran|had)$/.test(verb) &&
    !rest.some((word) => /^(?:they|he|she|but)$/.test(word))
  );
}

function hasVerb(words: readonly string[]): boolean {
  return words.some(
    (word) => auxiliaries.has(word) || pastForms.has(word) || baseOfThird.has(word),
  );
}

/** "how they treat people", "that they called back" */
function rephraseRelative(text: TokenizedText): Phrase[] | undefined {
  const [first = '', second = ''] = text.words;
  if (!/^(?:how|that|when|what)$/.test(first) || text.words.length < 3) return undefined;
  if (
    /^(?:is|was|a|an|did|do)$/.test(second) ||
    (first === 'what' && !/^(?:they|he|she|i)$/.test(second))
  )
    return undefined;
  return [loneStatement(`I liked ${textOf(text)}`)];
}

/** The index of the verb in a clause that starts with its subject; -1 if there is none. */
function findVerb({ words, original }: TokenizedText): number {
  return words.findIndex((word, at) => {
    if (at === 0 || at > 6) return false;
    const before = withoutAdverbs(words.slice(0, at)).at(-1) ?? '';
    if (
      prepositions.has(before) ||
      determiners.has(before) ||
      /^(?:to|and|not|no|of|w)$/.test(before)
    )
      return false;
    if (
      /^(?:was|is|were|are|wasn't|isn't|weren't|aren't|has|had|did|didn't|doesn't|does|can|could|will|would|rocks?|sucks?)$/.test(
        word,
      )
    )
      return true;
    if (original.slice(0, at).some((other) => other.endsWith(','))) return false;
    const isSubject = mayBeSubject(withoutAdverbs(words.slice(0, at)), original[0] ?? '');
    if (!isSubject) return false;
    const next = words[at + 1] ?? '';
    // "ultrasound guided injection"
    if (/^(?:guided|based|assisted|inspired|infused|flavored)$/.test(word)) return false;
    // "contacts fit so much better now"
    if (word === 'fit') return before.endsWith('s') && next !== '';
    if (pastForms.has(word))
      return (
        !(adjectives.has(word) && isNoun(next)) && !/^(?:cut|fit|set|read|cost|hit)$/.test(word)
      );
    if (baseOfThird.has(word)) return isThirdPerson(word, next, original[0] ?? '');
    return (
      baseForms.has(word) &&
      /(?:s|teeth|feet|people|staff)$/.test(before) &&
      /^(?:feel|look|make|love|care|taste|smell|know|fit|work)$/.test(word) &&
      next !== ''
    );
  });
}

/** "Dr. Lee | rocks", "my wife | loves her hair", but not "payment | plans" */
function isThirdPerson(word: string, next: string, first: string): boolean {
  if (next === '')
    return /^(?:rocks|listens|cares|works|rules|delivers|sucks|helps|stinks)$/.test(word);
  return !isNoun(word) || (/^(?:\p{Lu}|my|the|our)/u.test(first) && !prepositions.has(next));
}

/** Drops trailing adverbs: "numbing really | worked" */
function withoutAdverbs(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !adverbs.has(word));
  return words.slice(0, end + 1);
}

/** True if the words before the verb can be a subject, not an adverb or a verb. */
function mayBeSubject(words: readonly string[], first: string): boolean {
  const [start = ''] = words;
  if (
    adverbs.has(start) ||
    (adjectives.has(start) && words.length === 1) ||
    /^(?:not|would|will|can|still|got|and)$/.test(start)
  )
    return false;
  if (
    pastForms.has(start) ||
    (baseForms.has(start) && !isNoun(start)) ||
    (baseOfThird.has(start) && !isNoun(start))
  )
    return false;
  if (/^(?:even|both|all)$/.test(start)) return words.length > 1;
  return (
    determiners.has(start) ||
    isNoun(words.join(' ')) ||
    isNoun(words.at(-1) ?? '') ||
    /^\p{Lu}/u.test(first) ||
    !isKnownWord(start)
  );
}

function rephraseNounClause(text: TokenizedText, verbAt: number): Phrase[] | undefined {
  const said = withSingularStaff(textOf(text));
  const [first = ''] = text.words;
  const subject = withoutAdverbs(text.words.slice(0, verbAt)).join(' ');
  if (adverbs.has(first) || pastForms.has(first) || /^(?:not|no|what|zero|best|worst)$/.test(first))
    return undefined;
  if (text.words[verbAt + 1] === undefined && auxiliaries.has(text.words[verbAt] ?? ''))
    return undefined;
  const head = subject.split(' ').at(-1) ?? '';
  const isKnown = procedures.has(subject) || ownThings.has(subject) || isNoun(subject);
  const isTitled = /^(?:Dra?|Mrs?|Ms|Nurse|Doctor|Miss)\b|'s /.test(said) || firstNames.has(first);
  const isName =
    /^\p{Lu}/u.test(said) && !isKnown && (isTitled || !isNoun(head)) && !isMine(subject);
  if (isName || determiners.has(first)) return [statement(withPlace(withPassive(said)))];
  const full = withPassive(said);
  if (/^made \S+$/.test(text.words.slice(verbAt).join(' '))) return [sentence(said)];
  if (isMine(subject) && !bareNouns.has(subject)) return [statement(withPlace(`my ${full}`))];
  const isBare = massNouns.has(subject) && !subject.endsWith('ing') && !theNouns.test(subject);
  if (bareNouns.has(subject) || bareNouns.has(head) || (isBare && procedures.has(subject)))
    return [statement(full)];
  if (subject.endsWith('ing') && !procedures.has(subject) && !isNoun(subject))
    return [statement(full)];
  if (/^\S+s are\b/.test(full) && isNoun(subject)) return [statement(full)];
  return [isNoun(subject) || isNoun(head) ? statement(`the ${full}`) : sentence(said)];
}

const theNouns = /^(?:deep tissue|surgery|treatment|rehab|removal|drainage|whitening)$/;

/** Adds the place: "my twins love it here". */
function withPlace(said: string): string {
  return said.replace(/(?<=^(?:my|our) .*)\b(loves?) (it|going)$/i, '$1 $2 here');
}

/** American English: "staff was", not "staff were". */
function withSingularStaff(said: string): string {
  if (/ and .*\b(?:are|were)\b/.test(said)) return said;
  return said.replace(/\b(staff|team) were\b/i, '$1 was').replace(/\b(staff|team) are\b/i, '$1 is');
}

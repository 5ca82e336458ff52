import { regex } from '../regex.ts';
import type { Phrase } from '../writer/phrase.ts';
import { isNoun } from './lexicon/known-words.ts';
import {
  bareNouns,
  givenNouns,
  gotNouns,
  groupNouns,
  hadNouns,
  ownThings,
  peopleNouns,
  personNouns,
  storeNouns,
  tradeNouns,
  traitNouns,
} from './lexicon/nouns.ts';
import { articleFor, type NounPhrase } from './noun-phrase.ts';
import { tokenize } from './tokenized-text.ts';
import { action, feeling, habit, loneStatement, sentence, statement } from './phrases.ts';
import { rephraseAdjectives } from './rephrase-adjectives.ts';
import { givenThings, rephraseBareNoun } from './rephrase-bare-noun.ts';

/** A noun with adjectives: "fair prices", "a warm smile", "gentle hands". The first matching reading wins. */
export function rephraseQualified(said: string, phrase: NounPhrase): Phrase[] {
  const full = phrase.takesArticle ? articleFor(said) + said : said;
  for (const read of readings) {
    const phrases = read(phrase, said, full);
    if (phrases !== undefined) return phrases;
  }
  return [sentence(said)];
}

/** @param full the words with the article they need */
type Reading = (phrase: NounPhrase, said: string, full: string) => Phrase[] | undefined;

/** In order, most specific first. */
const readings: readonly Reading[] = [
  ({ head, tail }, said, full) =>
    /^(?:job|work)$/.test(head) ? rephraseWork(said, full, head, tail) : undefined,
  // "fun picking out frames"
  (phrase) =>
    /^\S+ing (?:out|up|in|with|to|for|through) /.test(phrase.nouns) && phrase.determiner === ''
      ? [statement(was('', { ...phrase, isPlural: false }))]
      : undefined,
  (phrase) =>
    /^(?:visit|appointment)$/.test(phrase.nouns) && isBare(phrase)
      ? [statement(`my ${phrase.nouns} {was} ${phrase.quality}`)]
      : undefined,
  ({ head, determiner }, _, full) =>
    givenThings.test(head) && determiner === '' ? [action(`gave me ${full}`)] : undefined,
  // "hard to find exotic vet", "happy toes": the adjective doesn't describe the noun
  (phrase, said) => (isAboutSomethingElse(phrase) ? [sentence(said)] : undefined),
  (phrase, said) =>
    isAboutEveryone(phrase)
      ? (rephraseAdjectives(tokenize(phrase.quality)) ?? [sentence(said)])
      : undefined,
  ({ quality, nouns }, _, full) =>
    /^(?:warm|hot)$/.test(quality) && /^(?:towel|blanket)$/.test(nouns)
      ? [feeling(`got ${full}`)]
      : undefined,
  ({ head, quality, determiner }, _, full) =>
    head.endsWith('s') && tradeNouns.has(head) && aboutThings.test(quality) && determiner === ''
      ? [habit(`have ${full}`)]
      : undefined,
  ({ nouns, determiner }, _, full) =>
    /^(?:experience|time|visit|stay)$/.test(nouns) || (hadNouns.has(nouns) && determiner !== 'the')
      ? [feeling(`had ${full}`)]
      : undefined,
  ({ head }, _, full) => (head === 'progress' ? [feeling(`made ${full}`)] : undefined),
  ({ head, determiner, tail }, said, full) => {
    if (!/^(?:hands?|bedside manners?)$/.test(head)) return undefined;
    return determiner === '' && tail === '' ? [habit(`have ${full}`)] : [sentence(said)];
  },
  ({ head, determiner }, said, full) =>
    /\bnew\b/.test(said) && ownThings.has(head) && determiner === ''
      ? [feeling(`got ${full}`)]
      : undefined,
  ({ head }, said, full) => rephraseTrait(head, said, full),
  ({ head, determiner }, _, full) =>
    givenNouns.has(head) && determiner === '' && !/^(?:quote|estimate)$/.test(head)
      ? [action(`gave ${full}`)]
      : undefined,
  ({ head, determiner, quality }, _, full) =>
    storeNouns.has(head) && determiner === '' && !isState.test(quality)
      ? [habit(`have ${full}`)]
      : undefined,
  ({ head, takesArticle, tail }, _, full) =>
    gotNouns.has(head) &&
    takesArticle &&
    tail === '' &&
    /cut|fade|trim|icure|shave|facial/.test(head)
      ? [feeling(`got ${full}`)]
      : undefined,
  (phrase, said, full) =>
    verdict.test(phrase.head) && phrase.determiner !== 'the'
      ? rephraseVerdict(said, full, phrase)
      : undefined,
  ({ nouns }, said) => (nouns.includes(' and ') ? [sentence(said)] : undefined),
  (phrase, said) => (onlyBefore.test(phrase.quality) ? rephraseBareNoun(said, phrase) : undefined),
  (phrase) =>
    /^(?:my|our)$/.test(phrase.determiner)
      ? [statement(was(`${phrase.determiner} `, phrase))]
      : undefined,
  (phrase, said) =>
    /^(?:a|an)$/.test(phrase.determiner) ? rephraseWithArticle(said, phrase) : undefined,
  (phrase, said, full) => (phrase.tail === '' ? undefined : rephraseWithTail(said, full, phrase)),
  (phrase, said) => [
    statement(was(articleBefore(phrase), phrase)),
    ...(isUsualPraise(phrase) ? [sentence(said)] : []),
  ],
];

function isBare({ determiner, tail }: NounPhrase): boolean {
  return determiner === '' && tail === '';
}

/** "Great prices.", "Good service." */
function isUsualPraise({ determiner, quality, nouns }: NounPhrase): boolean {
  const isVerdict = determiner === '' && /^(?:great|good|awesome|excellent|amazing)$/.test(quality);
  return isVerdict && /^(?:prices?|service|care|value|work)$/.test(nouns);
}

function isAboutSomethingElse({ nouns, quality, adjectives }: NounPhrase): boolean {
  const isAboutPerson = personNouns.has(nouns.split(' ').at(-1) ?? '');
  const describes = adjectives?.describes;
  const isAboutVisitor = describes?.has('visitor') === true && !describes.has('place');
  return (isAboutPerson && quality.includes(' to ')) || isAboutVisitor;
}

const isState = /^(?:\S+ )?(?:clean|spotless|sterile|dirty|comfortable|easy)$/;

/** "They have a light touch", "They had warm smiles" */
function rephraseTrait(head: string, said: string, full: string): Phrase[] | undefined {
  if (/^(?:touch|sense of humor)$/.test(head)) return [habit(`have ${full}`)];
  if (!traitNouns.has(head)) return undefined;
  return [action(`had ${head === 'personality' ? `${said.slice(0, -1)}ies` : full}`)];
}

/** Attributive adjectives that rarely follow "was". */
const onlyBefore =
  /^(?:free|same-day|online|new|extra|local|first|last|second|whole|old-school|old school|open|hot|special|direct|up to date|up-to-date|state of the art|state-of-the-art|high-tech)$/;

/** "Awesome staff" is about the whole staff. */
function isAboutEveryone({ nouns, determiner, tail, adjectives: run }: NounPhrase): boolean {
  const isAlone = /^(?:staff|team|crew)$/.test(nouns) && determiner === '' && tail === '';
  return isAlone && run?.describes.has('people') === true && !run.describes.has('food');
}

const aboutThings = /^(?:colorful|fun|cute|cool|comfy|soft|huge|big|pretty|funny|homemade|fresh)$/;

const verdict = regex()`
  ^(?:
    value|place|spot|vibes?|listeners?|communicator|person|human|location|business|company|deal|
    stuff|one|lot|space|shop|salon|gym|clinic|practice|zone|way|thing|school|store|restaurant|guy|
    lady|people|folks|professionals|pros|experts|team effort|addition|choice|find|gem|barbershop|
    bakery|cafe|faces|wait|words|atmosphere|feel|welcome|greeting|reception|hug
  )$
`;

function rephraseVerdict(
  said: string,
  full: string,
  { head, nouns, quality, tail }: NounPhrase,
): Phrase[] {
  if (/^(?:welcome|greeting|reception|hug)$/.test(head)) return [feeling(`got ${full}`)];
  if (nouns === 'wait' && tail === '') return [statement(`the wait {was} ${quality}`)];
  if (/^(?:vibes?|atmosphere)$/.test(nouns) && tail === '') return [sentence(said)];
  if (
    /^(?:place|space|spot|location|deal|business|company|gym|salon|shop|clinic|practice|barbershop|bakery|cafe|restaurant|store)$/.test(
      head,
    )
  )
    return /^(?:location|deal|salon|shop|spot|place)$/.test(head) || /^cute\b/.test(quality)
      ? [sentence(said)]
      : [statement(`it's ${full}`)];
  if (/^(?:people|folks|listeners|professionals|pros|experts)$/.test(head))
    return [loneStatement(`they're ${full}`)];
  if (/^(?:listener|communicator)$/.test(nouns) && tail === '')
    return [loneStatement(`they're ${quality} ${pluralOf(nouns)}`)];
  if (personNouns.has(nouns.split(' ').at(-1) ?? '') && nouns.includes(' ') && tail === '')
    return [statement(`the ${nouns} {was} ${quality}`)];
  return [sentence(said)];
}

function pluralOf(noun: string): string {
  return `${noun}s`;
}

function rephraseWork(said: string, full: string, head: string, tail: string): Phrase[] {
  if (/^(?:on|with|of|for) /.test(tail) || tail === '')
    return [action(`did ${head === 'job' ? full : said}`)];
  return [sentence(said)];
}

/** "a warm smile", "an honest opinion" */
function rephraseWithArticle(said: string, { head, tail }: NounPhrase): Phrase[] {
  if (
    gotNouns.has(head) ||
    /^(?:opinion|look|explanation|estimate|quote|answer|diagnosis)$/.test(head)
  )
    return [feeling(`got ${said}`)];
  if (personNouns.has(head) || /^(?:listener|communicator)$/.test(head)) return [sentence(said)];
  return tail === '' ? [statement(`it {was} ${said}`)] : [sentence(said)];
}

function rephraseWithTail(said: string, full: string, phrase: NounPhrase): Phrase[] {
  const { head, tail } = phrase;
  const isAboutPlace = /^(?:at|in|on) (?:the|my|their|this)\b/.test(tail);
  const isAboutPeople = personNouns.has(head) || peopleNouns.has(head) || groupNouns.has(head);
  if (isAboutPeople && isAboutPlace)
    return [statement(`the ${phrase.nouns} ${tail} ${verbFor(phrase)} ${phrase.quality}`)];
  if (isAboutPlace && phrase.isPlural) return [statement(`there {were} ${full}`)];
  if (isAboutPlace && phrase.takesArticle) return [statement(`there's ${full}`)];
  return [sentence(said)];
}

/** "the prices {were} fair" */
function was(before: string, phrase: NounPhrase): string {
  const tail = phrase.tail === '' ? '' : ` ${phrase.tail}`;
  const isLasting = before === 'my ' && ownThings.has(phrase.head);
  const verb = isLasting ? (phrase.isPlural ? 'are' : 'is') : verbFor(phrase);
  return `${before}${phrase.nouns}${tail} ${verb} ${joinedQuality(phrase)}`;
}

/** "clean quiet room" becomes "the room was clean and quiet". */
function joinedQuality({ quality, adjectives }: NounPhrase): string {
  return adjectives?.found.join(' ') === quality && adjectives.found.length === 2
    ? adjectives.found.join(' and ')
    : quality;
}

function verbFor({ isPlural }: NounPhrase): string {
  return isPlural ? '{were}' : '{was}';
}

function articleBefore({ determiner, nouns, head }: NounPhrase): string {
  if (determiner !== '') return `${determiner} `;
  if (ownThings.has(head)) return 'my ';
  const isName = /^\p{Lu}/u.test(nouns) && !isNoun(nouns.toLowerCase());
  return bareNouns.has(head) || bareNouns.has(nouns) || isName ? '' : 'the ';
}

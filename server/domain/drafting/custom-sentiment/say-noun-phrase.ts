import type { Phrase } from '../writer/phrase.ts';
import { adjectives, basesOfSuperlative } from './lexicon/adjectives.ts';
import { articleFor, readNounPhrase, type NounPhrase } from './noun-phrase.ts';
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
import { isNoun } from './lexicon/known-words.ts';
import { readText, textOf, type OwnText } from './own-text.ts';
import { action, feeling, habit, loneStatement, perk, sentence, statement } from './phrases.ts';
import { sayAdjectives } from './say-adjectives.ts';
import { givenThings, sayBareNoun } from './say-bare-noun.ts';

/** "Fair prices", "a warm smile", "best dentist in town", "online booking" */
export function sayNounPhrase(text: OwnText): Phrase[] | undefined {
  const said = textOf(text);
  if (superlative.test(said) || isSuperlative(text.words)) return saySuperlative(said);
  const pair = sayPair(said);
  if (pair !== undefined) return pair;
  const phrase = readNounPhrase(text);
  if (phrase === undefined) return undefined;
  if (isFixed(phrase))
    return [
      /^(?:feel|vibe|atmosphere)$/.test(phrase.head) && phrase.determiner === ''
        ? statement(`it has ${articleFor(said)}${said}`)
        : sentence(said),
    ];
  if (/^(?:5|five)[- ]star\b/.test(phrase.nouns)) return [sentence(said)];
  return phrase.adjectives === undefined ? sayBareNoun(said, phrase) : sayQualified(said, phrase);
}

/** "sweetest staff ever", "least painful shot ever" */
function isSuperlative([first = '']: readonly string[]): boolean {
  if (first === 'least') return true;
  return basesOfSuperlative(first).some((base) => adjectives.has(base));
}

/** "small town vibe", "good old fashioned service": their adjectives belong to the next word. */
function isFixed({ quality, nouns }: NounPhrase): boolean {
  if (/\bold[- ]fashioned$/.test(quality)) return true;
  return (
    /(?:^| )(?:small|big|old|full|high|low)$/.test(quality) && nouns.includes(' ') && !isNoun(nouns)
  );
}

const superlative =
  /^(?:the |my |our |simply the |just the )?(?:best|worst|favorite|number (?:1|one)|most|greatest|nicest|sweetest|friendliest|kindest|cleanest|only|top)\b(?![- ](?:notch|tier|quality|of))/i;

function saySuperlative(said: string): Phrase[] {
  const food =
    /^(?:the )?best ((?:\S+ )?\S+) (?:in (?:town|the \S+|\S+)|around)$/i.exec(said)?.[1] ?? '';
  const isThing =
    /(?:[^s]s|bread|coffee|food|pizza|sushi)$/.test(food) && !/\b(?:staff|people)\b/.test(food);
  const isOfPeople = peopleNouns.has(food.split(' ').at(-1) ?? '');
  if (!isThing || isOfPeople) return [sentence(said)];
  return [sentence(said), habit(`have ${said.replace(/^(?!the )/i, 'the ')}`, 6)];
}

/** "comfy chairs and good coffee" is "the chairs were comfy and the coffee was good". */
function sayPair(said: string): Phrase[] | undefined {
  const [one = '', other = '', ...more] = said.split(/ and |, /);
  if (other === '' || more.length > 0) return undefined;
  const phrases = [one, other].map((part) => readNounPhrase(readText(part)));
  const clauses = phrases.flatMap((phrase) =>
    phrase?.adjectives === undefined ||
    phrase.tail !== '' ||
    phrase.determiner !== '' ||
    onlyBefore.test(phrase.quality) ||
    verdict.test(phrase.head) ||
    traitNouns.has(phrase.head) ||
    hadNouns.has(phrase.head)
      ? []
      : was(articleBefore(phrase), phrase),
  );
  if (phrases.some((phrase) => phrase?.adjectives === undefined)) return undefined;
  const together = clauses.length === 2 ? [loneStatement(clauses.join(' and '), 6)] : [];
  return [sentence(said), ...together];
}

/** These stand before a noun and seldom after "was". */
const onlyBefore =
  /^(?:free|same-day|online|new|extra|local|first|last|second|whole|old-school|old school|open|hot|special|direct|up to date|up-to-date|state of the art|state-of-the-art|high-tech)$/;

/** "Awesome staff" says what they were. */
function isOfAll({ nouns, determiner, tail, adjectives: run }: NounPhrase): boolean {
  const isAlone = /^(?:staff|team|crew)$/.test(nouns) && determiner === '' && tail === '';
  return isAlone && run?.describes.has('people') === true && !run.describes.has('food');
}

const ofThings = /^(?:colorful|fun|cute|cool|comfy|soft|huge|big|pretty|funny|homemade|fresh)$/;

/** A noun with an adjective. */
function sayQualified(said: string, phrase: NounPhrase): Phrase[] {
  const { head, determiner, tail } = phrase;
  const full = phrase.takesArticle ? articleFor(said) + said : said;
  if (/^(?:job|work)$/.test(head)) return sayWork(said, full, head, tail);
  if (/^\S+ing (?:out|up|in|with|to|for|through) /.test(phrase.nouns) && determiner === '')
    return [statement(was('', { ...phrase, isPlural: false }))];
  if (/^(?:visit|appointment)$/.test(phrase.nouns) && determiner === '' && tail === '')
    return [statement(`my ${phrase.nouns} {was} ${phrase.quality}`)];
  if (givenThings.test(head) && determiner === '') return [action(`gave me ${full}`)];
  if (personNouns.has(phrase.nouns.split(' ').at(-1) ?? '') && / to /.test(phrase.quality))
    return [sentence(said)];
  if (phrase.adjectives?.describes.has('visitor') && !phrase.adjectives.describes.has('place'))
    return [sentence(said)];
  if (isOfAll(phrase)) return sayAdjectives(readText(phrase.quality)) ?? [sentence(said)];
  if (/^(?:warm|hot)$/.test(phrase.quality) && /^(?:towel|blanket)$/.test(phrase.nouns))
    return [feeling(`got ${full}`)];
  if (
    head.endsWith('s') &&
    tradeNouns.has(head) &&
    ofThings.test(phrase.quality) &&
    determiner === ''
  )
    return [habit(`have ${full}`)];
  if (
    /^(?:experience|time|visit|stay)$/.test(phrase.nouns) ||
    (hadNouns.has(phrase.nouns) && determiner !== 'the')
  )
    return [feeling(`had ${full}`)];
  if (head === 'progress') return [feeling(`made ${full}`)];
  if (/^(?:hands?|bedside manners?)$/.test(head)) return [sentence(said)];
  if (/\bnew\b/.test(said) && ownThings.has(head) && determiner === '')
    return [feeling(`got ${full}`)];
  if (/^(?:touch|sense of humor)$/.test(head)) return [habit(`have ${full}`)];
  if (traitNouns.has(head))
    return [action(`had ${head === 'personality' ? `${said.slice(0, -1)}ies` : full}`)];
  if (givenNouns.has(head) && determiner === '' && !/^(?:quote|estimate|diagnosis)$/.test(head))
    return [action(`gave ${full}`)];
  const isState = /^(?:\S+ )?(?:clean|spotless|sterile|dirty|comfortable|easy)$/.test(
    phrase.quality,
  );
  if (storeNouns.has(head) && determiner === '' && !isState) return [habit(`have ${full}`)];
  if (
    gotNouns.has(head) &&
    phrase.takesArticle &&
    tail === '' &&
    /cut|fade|trim|icure|shave|facial/.test(head)
  )
    return [feeling(`got ${full}`)];
  if (verdict.test(head) && determiner !== 'the') return sayVerdict(said, full, phrase);
  if (/ and /.test(phrase.nouns)) return [sentence(said)];
  if (onlyBefore.test(phrase.quality)) return sayBareNoun(said, phrase);
  if (/^(?:my|our)$/.test(determiner)) return [statement(was(`${determiner} `, phrase))];
  if (/^(?:a|an)$/.test(determiner)) return sayWithArticle(said, phrase);
  if (tail !== '') return sayWithTail(said, full, phrase);
  const isVerdict =
    determiner === '' && /^(?:great|good|awesome|excellent|amazing)$/.test(phrase.quality);
  return [
    statement(was(articleBefore(phrase), phrase)),
    ...(isVerdict && /^(?:prices?|service|care|value|work)$/.test(phrase.nouns)
      ? [sentence(said)]
      : []),
  ];
}

const verdict =
  /^(?:value|place|spot|vibes?|listeners?|communicator|person|human|location|business|company|deal|stuff|one|lot|space|shop|salon|gym|clinic|practice|zone|way|thing|school|store|restaurant|guy|lady|people|folks|professionals|pros|experts|team effort|addition|choice|find|gem|barbershop|bakery|cafe|faces|wait|words|atmosphere|feel|welcome|greeting|reception|hug)$/;

function sayVerdict(
  said: string,
  full: string,
  { head, nouns, quality, tail }: NounPhrase,
): Phrase[] {
  if (/^(?:welcome|greeting|reception|hug)$/.test(head)) return [feeling(`got ${full}`)];
  if (nouns === 'wait' && tail === '') return [statement(`the wait {was} ${quality}`)];
  if (/^(?:vibes?|atmosphere)$/.test(nouns) && tail === '') return [perk(said)];
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

function sayWork(said: string, full: string, head: string, tail: string): Phrase[] {
  if (/^(?:on|with|of|for) /.test(tail) || tail === '')
    return [action(`did ${head === 'job' ? full : said}`)];
  return [sentence(said)];
}

/** "a warm smile", "an honest opinion" */
function sayWithArticle(said: string, { head, tail }: NounPhrase): Phrase[] {
  if (
    gotNouns.has(head) ||
    /^(?:opinion|look|explanation|estimate|quote|answer|diagnosis)$/.test(head)
  )
    return [feeling(`got ${said}`)];
  if (personNouns.has(head) || /^(?:listener|communicator)$/.test(head)) return [sentence(said)];
  return tail === '' ? [statement(`it {was} ${said}`)] : [sentence(said)];
}

function sayWithTail(said: string, full: string, phrase: NounPhrase): Phrase[] {
  const { head, tail } = phrase;
  const isOfPlace = /^(?:at|in|on) (?:the|my|their|this)\b/.test(tail);
  const isOfPeople = personNouns.has(head) || peopleNouns.has(head) || groupNouns.has(head);
  if (isOfPeople && isOfPlace)
    return [statement(`the ${phrase.nouns} ${tail} ${verbFor(phrase)} ${phrase.quality}`)];
  if (isOfPlace && phrase.isPlural) return [statement(`there {were} ${full}`)];
  if (isOfPlace && phrase.takesArticle) return [statement(`there's ${full}`)];
  return [sentence(said)];
}

/** "the prices {were} fair" */
function was(before: string, phrase: NounPhrase): string {
  const tail = phrase.tail === '' ? '' : ` ${phrase.tail}`;
  const isLasting = before === 'my ' && ownThings.has(phrase.head);
  const verb = isLasting ? (phrase.isPlural ? 'are' : 'is') : verbFor(phrase);
  return `${before}${phrase.nouns}${tail} ${verb} ${phrase.quality}`;
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

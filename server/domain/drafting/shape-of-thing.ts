import { deed } from './shape-frames-of-deeds.ts';
import { named, somebody, thing } from './shape-frames-of-things.ts';
import { absence, gerund, neverAny, type OwnShape } from './shape-frames.ts';
import { isTitle } from './shape-of-clause.ts';
import { auxiliaries, baseForms, participles, pastForms, thirdForms } from './shape-verbs.ts';
import {
  amounts,
  determiners,
  intensifiers,
  littleWords,
  nouns,
  ofPeople,
  ofThings,
  personNouns,
  pluralNouns,
  relatives,
  subjects,
} from './shape-words.ts';

/** "Great parking", "a warm smile", "no pain", "kindness", "how kind they were", "being heard" */
export function shapeOfThing(words: readonly string[]): OwnShape | undefined {
  const [first = '', second = ''] = words;
  if (/^(?:no|zero|nothing|never|0)$/.test(first)) return shapeOfAbsence(words);
  if (first === 'not' && /^an?$/.test(second)) return deed('it was');
  if (first === 'how' && words.length > 2) return thing('', false);
  if (isGerund(first, second)) return gerund;
  if (isTitle(first)) return shapeOfTitled(words);
  return shapeOfNounPhrase(words);
}

/** "Dr. Kim", "Dr. Kim's gentle touch" */
function shapeOfTitled(words: readonly string[]): OwnShape | undefined {
  if (words.slice(0, -1).some((word) => word.endsWith("'s"))) return thing('', false);
  if (words.slice(1).some((word) => isKnown(word))) return shapeOfNounPhrase(words);
  return words.length > 1 && words.length < 4 ? named : undefined;
}

function isKnown(word: string): boolean {
  return [pastForms, baseForms, thirdForms, auxiliaries, littleWords, relatives].some((words) =>
    words.has(word),
  );
}

function shapeOfAbsence(words: readonly string[]): OwnShape | undefined {
  const [first = '', second = ''] = words;
  if (
    second === '' ||
    /^(?:one|more|longer|doubt|need|matter|wonder|cap|kidding|joke|lie|thanks|way|comment)$/.test(
      second,
    )
  )
    return undefined;
  if (first === 'nothing') return second === 'but' ? absence('was') : undefined;
  if (first === 'never') return /^an?$/.test(second) ? neverAny : undefined;
  if (/^(?:complaints?|regrets?|worries|doubts?|idea|clue)$/.test(second)) return deed('I had');
  const head = headOf(words.slice(1)).at(-1) ?? '';
  return absence(isPlural(head) ? 'were' : 'was');
}

function isGerund(first: string, second: string): boolean {
  if (/^(?:being|feeling|getting|having|knowing|leaving)$/.test(first)) return second !== '';
  if (first === 'not' && second.endsWith('ing') && !nouns.has(second)) return !isAdjectival(second);
  return isDoing(first) && /^(?:with|about|at|to|my|the|me|us|things|everything)$/.test(second);
}

function isDoing(word: string): boolean {
  const stem = word.replace(/ing$/, '');
  if (stem === word) return false;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((base) => baseForms.has(base));
}

function isAdjectival(word: string): boolean {
  return ofPeople.has(word) || ofThings.has(word);
}

const prepositions = /^(?:of|in|on|at|with|for|to|from|between|by|about|around|near|without|like)$/;

/** The words before the first preposition. */
function headOf(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, at) => at > 0 && (prepositions.test(word) || endsHead(word)));
  return end < 0 ? words : words.slice(0, end);
}

/** "the way | they explained it" */
function endsHead(word: string): boolean {
  return /^(?:i|they|we|she|he|you|that|who|which)$/.test(word);
}

function shapeOfNounPhrase(words: readonly string[]): OwnShape | undefined {
  if (words.includes('without') || words.includes('go-to')) return undefined;
  const head = headOf(words);
  if (isVerdict(head)) return undefined;
  const parts = head
    .join(' ')
    .split(' and ')
    .map((part) => part.split(' '));
  if (!parts.every((part, index) => isNounPhrase(part, index))) return undefined;
  if (head.length < words.length && littleWords.has(words.at(-1) ?? '') && !endsWell(words))
    return undefined;
  const [first = ''] = words;
  const last = head.at(-1) ?? '';
  const counts = amounts.has(first) || /^\d+$/.test(first);
  if (counts && /^(?:hours?|minutes?|mins?|days?|weeks?|times?)$/.test(last)) return undefined;
  const isMass = /^(?:less|more|enough|plenty|free)$/.test(first);
  const brings =
    determiners.has(first) || isMass || (counts && isPlural(last)) || /'s$|s'$/.test(first);
  if (parts.length === 1 && head.length === words.length) {
    if (personNouns.test(last)) return shapeOfPerson(first, brings);
    if (
      !brings &&
      /^(?:professionals|pros|people|folks|experts|workers|guys|listeners)$/.test(last)
    )
      return somebody('');
  }
  return thing(brings ? '' : 'the ', parts.length > 1 || isPlural(last));
}

/** "Worst experience" is the visit itself, and not what one noticed of it. */
function isVerdict([first = '', second = '', ...rest]: readonly string[]): boolean {
  const isWhole = /^(?:experience|place|visit|spot)$/.test(second) && rest.length === 0;
  return isWhole && /^(?:best|worst|favorite|horrible|terrible|awful|bad)$/.test(first);
}

/** A relative clause may end with anything: "the way they talked to me". */
function endsWell(words: readonly string[]): boolean {
  return (
    words.some((word, at) => at > 0 && endsHead(word)) ||
    /^(?:me|us|here|there)$/.test(words.at(-1) ?? '')
  );
}

function shapeOfPerson(first: string, brings: boolean): OwnShape {
  if (brings && !/^an?$/.test(first)) return thing('', false);
  if (brings) return somebody('');
  const isSuperlative = first.endsWith('est') && !isAdjectival(first);
  return isSuperlative || /^(?:best|worst|favorite|number|most)$/.test(first)
    ? thing('the ', false)
    : somebody(/^[aeio]|^u(?!s|ni)|^(?:hon|hour|heir)/.test(first) ? 'an ' : 'a ');
}

/** Something before a noun, or a noun alone; a word that is not known is a noun after what describes one. */
function isNounPhrase(words: readonly string[], index: number): boolean {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (words.some(isVerbal) || before.some(breaksPhrase) || subjects.has(last)) return false;
  if (pastForms.has(words[0] ?? '') && !isAdjectival(words[0] ?? '')) return false;
  if (isOrder(words)) return false;
  if (
    before
      .slice(1)
      .some((word, at) => determiners.has(word) && !/^(?:all|both)$/.test(before[at] ?? '')) ||
    isLooseEnd(words)
  )
    return false;
  if (nouns.has(last) || pluralNouns.has(last) || isAbstract(last)) return true;
  if (isAdjectival(last) || littleWords.has(last) || intensifiers.has(last)) return false;
  if (
    baseForms.has(last) ||
    pastForms.has(last) ||
    participles.has(last) ||
    !/^[a-z][a-z'-]+$/.test(last) ||
    last.endsWith('ly')
  )
    return false;
  const [first = ''] = words;
  const pointed =
    determiners.has(first) &&
    ![...before, last].some((word) => pastForms.has(word) || word.endsWith('ed'));
  return index > 0 || (words.length > 1 && (pointed || before.every(describes)));
}

/** "drop table reviews", "mention the price" */
function isOrder([first = '', ...rest]: readonly string[]): boolean {
  return rest.length > 0 && baseForms.has(first) && !nouns.has(first) && !isAdjectival(first);
}

/** "hard working", "walk-ins welcome" */
function isLooseEnd(words: readonly string[]): boolean {
  const [last = '', previous = ''] = words.toReversed();
  if (last === 'welcome') return !isAdjectival(previous) && !determiners.has(previous);
  return /^(?:working|looking|moving|talking|going|smelling|tasting|speaking|running)$/.test(last);
}

function isVerbal(word: string): boolean {
  return auxiliaries.has(word) || /^(?:no|not|never|without)$|n't$/.test(word);
}

function breaksPhrase(word: string): boolean {
  return (
    (littleWords.has(word) && !/^(?:so|very|up|down|back|out|all|off)$/.test(word)) ||
    relatives.has(word) ||
    (pastForms.has(word) && !/ed$|^cut$/.test(word))
  );
}

function describes(word: string): boolean {
  const known = isAdjectival(word) || determiners.has(word) || intensifiers.has(word);
  return known || nouns.has(word) || /^(?:best|worst|top|favorite)$|'s$/.test(word);
}

function isAbstract(word: string): boolean {
  return /(?:ness|tion|ment|ity|ship|ism|ance|ence)$/.test(word) && word.length > 5;
}

function isPlural(word: string): boolean {
  return (
    pluralNouns.has(word) ||
    (/[^siu]s$/.test(word) && !/^(?:news|gas|process)$/.test(word)) ||
    word.endsWith('ies')
  );
}

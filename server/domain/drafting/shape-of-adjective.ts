import { deed } from './shape-frames-of-deeds.ts';
import {
  described,
  either,
  ofIt,
  ofItAtLength,
  ofThem,
  ofThemAtLength,
  praiseOfThem,
  praiseOfThemAtLength,
  simplePraiseOfThem,
} from './shape-frames-of-qualities.ts';
import type { OwnShape } from './shape-frames.ts';
import { isCertainPraise } from './shape-praise.ts';
import { baseForms, participles } from './shape-verbs.ts';
import {
  describing,
  eitherPhrases,
  intensifiers,
  nouns,
  ofPeople,
  ofPeoplePhrases,
  ofThings,
  ofThingsPhrases,
  ofVisitor,
} from './shape-words.ts';

/** "Patient", "very kind and gentle", "good with children", "better than expected", "so grateful" */
export function shapeOfAdjective(words: readonly string[]): OwnShape | undefined {
  const core = withoutDegree(words);
  if (core.length === 0) return undefined;
  const shape =
    shapeOfPhrase(core, words) ??
    shapeOfComparison(words) ??
    shapeOfComplement(core) ??
    shapeOfList(core);
  if (!isCertainPraise(words)) return shape;
  const isSimple = !words.some((word) => intensifiers.has(word));
  return isSimple && shape === ofThem ? simplePraiseOfThem : (praised.get(shape) ?? shape);
}

const praised = new Map<OwnShape | undefined, OwnShape>([
  [ofThem, praiseOfThem],
  [ofThemAtLength, praiseOfThemAtLength],
]);

function shapeOfPhrase(core: readonly string[], words: readonly string[]): OwnShape | undefined {
  const phrase = core.join('_');
  if (eitherPhrases.has(phrase)) return either;
  if (ofThingsPhrases.has(phrase)) return ofIt;
  const isDoing = words[0] === 'always' && core.length === 1 && phrase.endsWith('ing');
  return ofPeoplePhrases.has(phrase) || isDoing ? ofThemAtLength : undefined;
}

/** Without "a bit", "very", "not". */
function withoutDegree(words: readonly string[]): readonly string[] {
  const hedge = /^(?:a (?:bit|little|tad|touch|lot)|kind of|sort of|by far|way too|far too) /;
  const rest = words.join(' ').replace(hedge, '').split(' ');
  const start = rest.findIndex((word) => !intensifiers.has(word));
  return start < 0 ? [] : rest.slice(start);
}

/** "better than expected", "not as scary as I thought" */
function shapeOfComparison(words: readonly string[]): OwnShape | undefined {
  const at = words.indexOf('than');
  const compared = words[at - 1] ?? '';
  if (at > 0 && at < 4) {
    const bases = [compared, ...basesOfComparative(compared)];
    if (bases.some((base) => ofThings.has(base))) return ofItAtLength;
    if (bases.some((base) => ofPeople.has(base))) return ofThemAtLength;
    return /^(?:more|less)$/.test(words[at - 2] ?? '') ? described : undefined;
  }
  const [, quality = ''] = /\bas (\S+) as\b/.exec(words.join(' ')) ?? [];
  if (quality === '') return undefined;
  return ofPeople.has(quality) && !ofThings.has(quality) ? ofThemAtLength : ofItAtLength;
}

function basesOfComparative(word: string): string[] {
  const stem = word.replace(/er$/, '');
  return stem === word
    ? []
    : [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
}

/** "good with children", "easy to talk to", "easy to find", "happy with my smile" */
function shapeOfComplement(core: readonly string[]): OwnShape | undefined {
  const [first = '', second = ''] = core;
  if (core.length < 3 && !/^to$/.test(second)) return undefined;
  if (ofVisitor.has(first) && /^(?:with|about|for|that|i|to)$/.test(second)) {
    return first === 'happy' && second === 'to' ? ofThemAtLength : deed('I was');
  }
  if (second === 'to' && /^(?:quick|slow|eager|willing|ready|keen|prompt)$/.test(first))
    return ofThemAtLength;
  if (/^(?:with|about|at|of|towards?)$/.test(second) && ofPeople.has(first)) return ofThemAtLength;
  if (delightful.test(core.join(' ')) || /^there (?:for|when)\b/.test(core.join(' ')))
    return ofThemAtLength;
  if (second === 'to' && describing.has(first) && /^(?:to|with)$/.test(core.at(-1) ?? ''))
    return ofThemAtLength;
  if (second === 'to' && !baseForms.has(core[2] ?? '') && ofPeople.has(first))
    return ofThemAtLength;
  return /^(?:to|for)$/.test(second) && ofThings.has(first) ? ofItAtLength : undefined;
}

const delightful =
  /^an? (?:\w+ )?(?:joy|pleasure|delight|dream|nightmare) to (?:work|deal|talk|chat|be)\b/;

/** "quick and painless", "kind, patient and reasonably priced" */
function shapeOfList(core: readonly string[]): OwnShape | undefined {
  const qualities = joinCompounds(core).filter(
    (word) => !/^(?:and|but|yet|or)$/.test(word) && !intensifiers.has(word),
  );
  if (qualities.length === 0) return undefined;
  const every = (known: (word: string) => boolean) => qualities.every(known);
  const people = every((word) => ofPeople.has(word));
  const things = every((word) => ofThings.has(word));
  if (people && things) return either;
  if (people) return ofThem;
  if (things) return ofIt;
  if (every((word) => ofVisitor.has(word))) return deed('I was');
  return every(isAdjective) ? described : undefined;
}

/** "pain free" and "well organized" are one quality each. */
function joinCompounds(core: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of core) {
    const last = joined.at(-1) ?? '';
    const isCompound =
      (word === 'free' && last !== '' && !describing.has(last)) ||
      (word === 'accessible' && last !== '') ||
      (participles.has(word) && /^(?:well|.+ly)$/.test(last) && !ofDeeds.test(last)) ||
      (word === 'friendly' && /^(?:kid|family|pet|dog|budget|user|child)s?$/.test(last));
    if (isCompound) joined[joined.length - 1] = `${last}-${word}`;
    else joined.push(word);
  }
  return joined;
}

/** Adverbs that stand before a deed rather than a quality: "actually listened". */
const ofDeeds = /^(?:actually|really|truly|genuinely|finally|immediately|only|instantly)$/;

function isAdjective(word: string): boolean {
  if (ofPeople.has(word) || ofThings.has(word) || ofVisitor.has(word)) return true;
  const ending = /(?:ful|able|ible|ive|ous|less|ic|ant|ent|[- ]free|-friendly|ly-\w+ed|well-\w+)$/;
  return ending.test(word) && !nouns.has(word) && word.length > 4;
}

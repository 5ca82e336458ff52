import type { Subject } from './shape-frames-of-deeds.ts';
import { ambiguousPasts, type Doer } from './shape-of-ambiguous-past.ts';
import { itsPast, participles, pastForms, theirPast, visitorPast } from './shape-verbs.ts';
import { adverbs, nouns, objects, ofThings, ofVisitor, treatedAs } from './shape-words.ts';

/** Whose deed words tell of that begin with a past form; undefined where it may be anybody's. */
export function subjectOfPast(words: readonly string[]): Doer | undefined {
  const [first = '', second = '', third = ''] = words;
  if (first === 'worth') return second ? 'it was' : undefined;
  if (first === 'was') return ofBeingSomething(second, third);
  if (/^(?:didn't|wouldn't)$/.test(first)) return ofDenial(second, third);
  if (first === 'did' && second === 'not') return ofDenial(third, '');
  if (first === 'made' && second === 'to') return 'I was';
  if (treatedAs.has(first) && !/^(?:me|us|my|our|all|every|everyone|everything)$/.test(second))
    return ofTreatment(first, second) ?? ofPast(words);
  return ofPast(words);
}

/** "was seen right away", "was worth it", "was explained clearly" */
function ofBeingSomething(second: string, third: string): Subject | undefined {
  if (adverbs.has(second) || /^(?:so|very|not)$/.test(second))
    return third ? ofBeingSomething(third, '') : undefined;
  const visitors = treatedAs.has(second) || ofVisitor.has(second);
  if (visitors || /^(?:able|told|asked|given|called)$/.test(second)) return 'I';
  if (second === 'in') return /^(?:and|out|good|pain)$/.test(third) ? 'I' : undefined;
  const its = /^(?:worth|a|an|the|just|all|like|over|fixed|done|explained|handled|finished)$/;
  return its.test(second) || ofThings.has(second) ? 'it' : undefined;
}

function ofDenial(verb: string, object: string): Doer | undefined {
  if (/^(?:feel|wait|need|have|want|expect|mind|regret|notice)$/.test(verb)) return 'I';
  if (/^(?:hurt|take|cost|last|matter|seem|smell|taste)$/.test(verb)) return 'it';
  const theirs =
    /^(?:judge|rush|push|pressure|lecture|upsell|overcharge|try|listen|care|explain|shame|scold|ignore|bother|apologize|make|treat)$/;
  return theirs.test(verb) || /^(?:me|us|my|anything|things)$/.test(object) ? 'they' : undefined;
}

function ofTreatment(first: string, second: string): Subject | undefined {
  if (second === '' || second === 'and')
    return /^(?:looked|cared|taken|helped|pleased)$/.test(first) ? undefined : 'I felt';
  if (first === 'cared') return second === 'for' ? 'I felt' : undefined;
  if (first === 'looked') return second === 'after' ? 'I was' : undefined;
  const how =
    /^(?:like|with|as|by|in|at|well|warmly|kindly|fairly|quickly|fast|promptly|right|seriously|care|so|very|great)$/;
  return how.test(second) ? 'I was' : undefined;
}

function ofPast([first = '', ...rest]: readonly string[]): Doer | undefined {
  const [second = '', third = ''] = rest;
  if (first === 'felt' && second === 'like')
    return third && /^(?:an?|the)$/.test(third) ? 'I' : 'it';
  if (/^(?:me|us)$/.test(second) && isPast(first)) return 'they';
  const rules = ambiguousPasts.get(first);
  if (rules) return rules.find(([pattern]) => pattern.test(rest.join(' ')))?.[1];
  if (itsPast.has(first)) return second || first === 'hurt' ? 'it' : undefined;
  if (visitorPast.has(first)) return second ? 'I' : undefined;
  if (ofOthers.test(rest.join(' '))) return undefined;
  if (theirPast.has(first))
    return second || /^(?:listened|cared)$/.test(first) ? 'they' : undefined;
  const acted = objects.has(second) || (nouns.has(second) && /[^s]s$/.test(second));
  return isPast(first) && acted ? 'they' : undefined;
}

/** "told them about it" and "told my friends" are the visitor's deeds. */
const ofOthers = /^(?:them|him|her|(?:all )?(?:my )?friends)\b/;

function isPast(word: string): boolean {
  return pastForms.has(word) || participles.has(word) || /[a-z]{2}ed$/.test(word);
}

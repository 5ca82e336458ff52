import type { OwnShape } from './custom-sentiment.ts';
import {
  modals,
  objects,
  theirVerbs,
  treatedAs,
  visitorPresent,
  visitorVerbs,
} from './shape-words.ts';

/** "Felt safe", "made me laugh", "treated like family", "would go back", "love this place" */
export function shapeOfDeed(words: readonly string[]): OwnShape | undefined {
  const core = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !adverb.test(word)),
    ),
  );
  const subject = subjectOf(core);
  if (subject === undefined) return undefined;
  if (subject === 'them') return { clauses: ['I {own} them'], i: ['{own} them'] };
  const clauses = [`${subject} {own}`];
  if (words.length > 5) return { clauses };
  if (subject === 'they')
    return { clauses: [...clauses, '{team} {own}'], they: ['{own}'], together: true };
  return subject.startsWith('I') ? { clauses, i: [`${subject.slice(2)} {own}`] } : { clauses };
}

type Subject = 'I' | 'I was' | 'I felt' | 'they' | 'it' | 'them';

/** Whose deed it was; `them` where "them" must follow. */
function subjectOf([first = '', second = '', third = '']: readonly string[]): Subject | undefined {
  if (modals.has(first)) return second === 'be' ? ofBeing(first) : second ? 'I' : undefined;
  if (first === 'recommend' && !second) return 'them';
  if (visitorPresent.has(first)) return second ? 'I' : undefined;
  if (first === 'was') return treatedAs.has(second) || second.endsWith('ed') ? 'I' : 'it';
  if (/^(?:didn't|wouldn't)$/.test(first)) return ofDenial(second, third);
  if (first === 'made' && second === 'to') return 'I was';
  if (treatedAs.has(first) && !/^(?:me|us)$/.test(third))
    return ofTreatment(first, second) ?? ofPast(first, second);
  return ofPast(first, second);
}

const adverb =
  /^(?:never|always|really|truly|actually|just|even|also|highly|definitely|absolutely|totally|completely|immediately|quickly|kindly|patiently|gently)$/;

/** "can be trusted" is theirs; "could not be better" may be anybody's. */
function ofBeing(modal: string): Subject | undefined {
  return modal === 'can' ? 'they' : undefined;
}

function ofDenial(verb: string, object: string): Subject | undefined {
  if (/^(?:feel|wait|need|have|want)$/.test(verb)) return 'I';
  if (/^(?:hurt|take)$/.test(verb)) return 'it';
  return /^(?:me|us|my|anything|things)$/.test(object) ? 'they' : undefined;
}

function ofTreatment(first: string, second: string): Subject | undefined {
  if (second === '' || second === 'and')
    return /^(?:looked|cared|taken)$/.test(first) ? undefined : 'I felt';
  if (first === 'cared') return second === 'for' ? 'I felt' : undefined;
  if (first === 'looked') return second === 'after' ? 'I was' : undefined;
  const how =
    /^(?:like|with|as|by|in|at|well|warmly|kindly|fairly|quickly|fast|promptly|right|seriously|care)$/;
  return how.test(second) ? 'I was' : undefined;
}

function ofPast(first: string, second: string): Subject | undefined {
  const toVisitor = /^(?:me|us)$/.test(second);
  if (first === 'felt' && second === 'like') return 'it';
  if (visitorVerbs.has(first)) return toVisitor ? 'they' : second ? 'I' : undefined;
  if (first === 'were' || theirVerbs.has(first)) return second ? 'they' : undefined;
  return /[a-z]ed$/.test(first) && objects.has(second) ? 'they' : undefined;
}

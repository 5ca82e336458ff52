import type { OwnShape } from './custom-sentiment.ts';
import { amounts, determiners, finiteVerbs, nouns, ofPeople, ofThings } from './shape-words.ts';

/** "Great parking", "a warm smile", "no pain", "kindness", "how kind they were", "being heard" */
export function shapeOfThing(words: readonly string[]): OwnShape | undefined {
  const [first = '', second = ''] = words;
  if (second !== '' && /^(?:no|zero)$/.test(first)) return ofAbsence(words);
  if (first === 'how' && words.length > 2)
    return { clauses: ['I noticed {own}'], qualities: ['{own}'] };
  if (isGerund(first, second)) return { clauses: [], experiences: ['{own}'] };
  if (!isNamed(words)) return undefined;
  const whole = determiners.has(first) || amounts.has(first) ? '{own}' : 'the {own}';
  return {
    clauses: [`${whole} stood out`, `I noticed ${whole}`, `${whole} stayed with me`],
    qualities: [whole],
    tags: ['{own}'],
  };
}

function ofAbsence(words: readonly string[]): OwnShape | undefined {
  if (/^(?:one|more|longer|doubt|need|matter)$/.test(words[1] ?? '')) return undefined;
  const plural = /[^s]s$/.test(words.at(-1) ?? '');
  return { clauses: [plural ? 'there were {own}' : 'there was {own}'], tags: ['{own}'] };
}

function isGerund(first: string, second: string): boolean {
  if (/^(?:being|feeling|getting|having|knowing|leaving)$/.test(first)) return second !== '';
  return first.endsWith('ing') && /^(?:with|about|at|to|my|the)$/.test(second);
}

function isNamed(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.some((word) => finiteVerbs.has(word) || /^(?:no|not|never|without)$|n't$/.test(word)))
    return false;
  if (nouns.has(last) || /(?:ness|tion|ment|ity|ship|ism)$/.test(last)) return true;
  const describes = ofPeople.has(last) || ofThings.has(last) || /^(?:best|most|worst)$/.test(last);
  return determiners.has(first) && words.length > 1 && !describes;
}

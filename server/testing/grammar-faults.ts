import { agreementFaults } from '../domain/drafting/guard/grammar/agreement.ts';
import { brokenRules } from '../domain/drafting/guard/grammar/surface-rules.ts';

/**
 * Grammar errors in a text: articles, punctuation, capitalization, subject-verb agreement, tense
 * clashes and repeated intensifiers. None for correct American English.
 * @param names replaced by a plain name first, so that odd names don't count as errors
 */
export function grammarFaults(text: string, names: readonly string[] = []): string[] {
  const plain = names
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((replaced, name) => replaced.replaceAll(name, 'Robin'), text);
  const sentences = plain.replace(/\b(Dr|Mr|Mrs|Ms|Prof)\./g, '$1').split(/(?<=[.!?])\s+/);
  return [
    ...brokenRules(plain),
    ...sentences.flatMap(agreementFaults),
    ...(capitalInside.test(plain) ? ['capital inside a sentence'] : []),
    ...twice(plain),
  ];
}

const capitalInside = /(?<=[\p{L}\p{N},;:] )(?!I\b|I'|Robin\b)\p{Lu}\p{L}*/u;

function twice(text: string): string[] {
  const found: string[] = text.toLowerCase().match(intensifiers) ?? [];
  const repeated = found.filter((word, at) => found.indexOf(word) !== at);
  return [...new Set(repeated)].map((word) => `${word} twice`);
}

const intensifiers =
  /\b(?:very|really|truly|super|extremely|incredibly|genuinely|completely|so (?!(?:that|much|i|it|they|we|the|my|easy to)\b)(?=\p{L}))/gu;

import { agreementFaults } from '../domain/drafting/guard/grammar/agreement.ts';
import { brokenRules } from '../domain/drafting/guard/grammar/surface-rules.ts';

/**
 * What is wrong with the grammar of a text: articles, punctuation, capitals, agreement of subjects
 * and verbs, tenses that clash, and an intensifier that comes twice. None for correct American text.
 * @param names plain ones are put in their place, so that odd names are not counted against the text
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

import type { OwnShape } from './custom-sentiment.ts';
import { intensifiers, nouns, ofPeople, ofThings, setPhrases } from './shape-words.ts';

/** "Patient", "very kind and gentle", "good with children", "happy" */
export function shapeOfAdjective(words: readonly string[]): OwnShape | undefined {
  const core = words
    .filter((word) => !intensifiers.has(word) && !/^(?:and|&|not)$/.test(word))
    .map((word) => word.replace(/,$/, ''));
  if (core.length === 0) return undefined;
  const [first = '', second = ''] = core;
  if (/^(?:grateful|thankful|happy|glad|relieved)$/.test(first)) return ofTheVisitor;
  if (setPhrases.includes(core.join(' '))) return ofThem;
  if (/^(?:with|to|about|towards?)$/.test(second)) return withComplement(first, core);
  if (core.every((word) => ofPeople.has(word))) return { ...ofThem, adjectives: ['{own}'] };
  if (core.every((word) => ofThings.has(word))) return ofIt;
  return core.every(isAdjective) ? { clauses: described, tags: ['{own}'] } : undefined;
}

const described = [
  '{own} is how I would describe it',
  '{own} is how I would put it',
  'how I would put it is {own}',
];

const ofTheVisitor: OwnShape = { clauses: ['I was {own}', 'I am {own}'], i: ['was {own}'] };

const ofThem: OwnShape = {
  clauses: ['{they} {were} {own}', '{own} is how I would describe them'],
  they: ['were {own}'],
  tags: ['{own}'],
};

const ofIt: OwnShape = { clauses: ['it was {own}', ...described], tags: ['{own}'] };

/** "good with children", "easy to talk to", "easy to find" */
function withComplement(first: string, words: readonly string[]): OwnShape | undefined {
  const ofSomebody = ofPeople.has(first) || /^(?:to|with)$/.test(words.at(-1) ?? '');
  if (ofSomebody)
    return { clauses: ['{they} {were} {own}'], they: ['were {own}'], tags: ['{own}'] };
  return ofThings.has(first) ? { clauses: ['it was {own}'], tags: ['{own}'] } : undefined;
}

function isAdjective(word: string): boolean {
  const known = ofPeople.has(word) || ofThings.has(word);
  return (
    known ||
    (/(?:ful|able|ible|ive|ous|less|ic|al|ant|ent|[- ]free|-friendly)$/.test(word) &&
      !nouns.has(word))
  );
}

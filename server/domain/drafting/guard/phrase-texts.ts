import type { Phrase } from '../writer/phrase.ts';

const resolved = new WeakMap<readonly Phrase[], readonly string[]>();

/** The phrases with their slots filled: in both tenses, without intensifiers. */
export function phraseTexts(phrases: readonly Phrase[]): readonly string[] {
  const known = resolved.get(phrases);
  if (known) return known;
  const texts = phrases.flatMap(({ text }) => {
    const plain = text.replaceAll('{very}', '').replaceAll(/\{(?:was|were)\}/g, '{was}');
    return plain.includes('{was}')
      ? ['was', 'is'].map((be) => plain.replaceAll('{was}', be))
      : plain;
  });
  resolved.set(phrases, texts);
  return texts;
}

import type { Phrase } from '../writer/phrase.ts';

const resolved = new WeakMap<readonly Phrase[], readonly string[]>();

/** The phrases with their slots filled: in both tenses, without intensifiers. */
export function phraseTexts(phrases: readonly Phrase[]): readonly string[] {
  const known = resolved.get(phrases);
  if (known) return known;
  const texts = phrases.flatMap(({ text }) => {
    const plain = text.replaceAll('{very}', '');
    const past = plain.replaceAll('{was}', 'was').replaceAll('{were}', 'were');
    const present = plain.replaceAll('{was}', 'is').replaceAll('{were}', 'are');
    return past === present ? plain : [past, present];
  });
  resolved.set(phrases, texts);
  return texts;
}

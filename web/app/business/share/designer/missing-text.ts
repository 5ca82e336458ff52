/** Scripts that our font lacks, as people call their writing. */
const scripts: readonly [RegExp, string][] = [
  [/^\p{Script=Arabic}+$/u, 'Arabic'],
  [/^\p{Script=Armenian}+$/u, 'Armenian'],
  [/^\p{Script=Bengali}+$/u, 'Bengali'],
  [/^\p{Script=Devanagari}+$/u, 'Hindi'],
  [/^\p{Script=Ethiopic}+$/u, 'Amharic'],
  [/^\p{Script=Georgian}+$/u, 'Georgian'],
  [/^\p{Script=Gujarati}+$/u, 'Gujarati'],
  [/^\p{Script=Gurmukhi}+$/u, 'Punjabi'],
  [/^\p{Script=Han}+$/u, 'Chinese characters'],
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u, 'Japanese'],
  [/^\p{Script=Hangul}+$/u, 'Korean'],
  [/^\p{Script=Hebrew}+$/u, 'Hebrew'],
  [/^\p{Script=Khmer}+$/u, 'Khmer'],
  [/^\p{Script=Tamil}+$/u, 'Tamil'],
  [/^\p{Script=Telugu}+$/u, 'Telugu'],
  [/^\p{Script=Thai}+$/u, 'Thai'],
  [/^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]+$/u, 'emoji'],
];

/** Says what of a name our PDFs can't show: its script, or the characters themselves. */
export function missingText(characters: string): string {
  const letters = characters.replace(/[\s\p{P}\p{M}\p{Cf}]/gu, '');
  const script = scripts.find(([pattern]) => pattern.test(letters));
  const what = script ? `${script[1]} yet` : `these characters of the name yet: ${characters}`;
  return `Our PDFs can’t show ${what}.`;
}

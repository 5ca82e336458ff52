const emoji = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]+$/u;

/** Says what of a name our PDFs can't show: emoji, or the characters themselves. */
export function missingText(characters: string): string {
  const seen = characters.replace(/[\s\p{M}\p{Cf}]/gu, '');
  const what = emoji.test(seen) ? 'emoji' : `these characters of the name: ${characters}`;
  return `Our PDFs can’t show ${what}.`;
}

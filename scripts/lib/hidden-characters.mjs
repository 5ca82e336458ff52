/**
 * Control characters other than tab, line feed and carriage return; soft hyphens; bidirectional controls
 * (which can make code read differently from how it runs: CVE-2021-42574); zero-width characters; tags. The
 * joiner U+200D is allowed where it has a visible effect: between the parts of an emoji.
 */
const hidden = new RegExp(
  [
    String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200c\u200e\u200f]`,
    String.raw`[\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]`,
    String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d`,
    String.raw`\u200d(?!\p{Extended_Pictographic})`,
  ].join('|'),
  'gu',
);

/** @returns {{ line: number, what: string }[]} */
export function hiddenCharacters(content) {
  return content.split('\n').flatMap((text, index) =>
    [...text.matchAll(hidden)].map(([character]) => ({
      line: index + 1,
      what: `contains the invisible character ${codePoint(character)}; write it as an escape`,
    })),
  );
}

function codePoint(character) {
  return `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

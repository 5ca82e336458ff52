/**
 * Which Noto Sans draws a text with Chinese characters: many of them are drawn differently in Japan, Korea,
 * Taiwan and China. Kana and Hangul tell; else the characters that only one region's encoding has.
 */
export function hanFamily(text: string): 'jp' | 'kr' | 'sc' | 'tc' {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp';
  if (/\p{Script=Hangul}/u.test(text)) return 'kr';
  const characters = text.match(/\p{Script=Han}/gu) ?? [];
  const isIn = (encoding: ReadonlySet<string>) => characters.every((one) => encoding.has(one));
  if (isIn((simplified ??= decodePairs('gbk', [0xb0, 0xf7], [0xa1, 0xfe])))) return 'sc';
  if (isIn((traditional ??= decodePairs('big5', [0xa4, 0xf9], [0x40, 0xfe])))) return 'tc';
  return isIn((japanese ??= decodePairs('euc-jp', [0xb0, 0xf4], [0xa1, 0xfe]))) ? 'jp' : 'sc';
}

/** GB 2312, Big5 and JIS X 0208: 6,763, 13,000 and 6,355 characters, decoded when first needed. */
let simplified: ReadonlySet<string> | undefined;
let traditional: ReadonlySet<string> | undefined;
let japanese: ReadonlySet<string> | undefined;

type Span = readonly [first: number, last: number];

/** All characters that an encoding writes as two bytes within these spans. */
function decodePairs(encoding: string, leads: Span, trails: Span): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (let trail = trails[0]; trail <= trails[1]; trail += 1) {
      const decoded = decoder.decode(Uint8Array.of(lead, trail));
      if (/^\p{Script=Han}$/u.test(decoded)) characters.add(decoded);
    }
  return characters;
}

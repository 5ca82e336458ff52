import { expect, it } from 'vitest';

import { hiddenCharacters } from './hidden-characters.mjs';

it.each([
  ['a bidirectional override', '\u202E', 'U+202E'],
  ['a bidirectional isolate', '\u2066', 'U+2066'],
  ['a zero-width space', '\u200B', 'U+200B'],
  ['a joiner between letters', '\u200D', 'U+200D'],
  ['a byte order mark', '\uFEFF', 'U+FEFF'],
  ['a soft hyphen', '\u00AD', 'U+00AD'],
  ['a null', '\0', 'U+0000'],
  ['an escape', '\u001B', 'U+001B'],
  ['a tag', '\u{E0041}', 'U+E0041'],
])('finds %s', (_, character, name) => {
  const what = `contains the invisible character ${name}; write it as an escape`;
  expect(hiddenCharacters(`first line\nse${character}cond`)).toEqual([{ line: 2, what }]);
});

it('ignores visible characters', () => {
  const text = 'tab\tand line\r\nends, ŁÓDŹ, 北京, مرحبا, naïve, “quotes” — …, a\u00A0b';
  expect(hiddenCharacters(text)).toEqual([]);
});

it('ignores an emoji of several parts', () => {
  const family = '👩\u200D👩\u200D👧';
  const withSkin = '👩🏽\u200D🚀';
  const withSelector = '❤\uFE0F\u200D🔥';
  expect(hiddenCharacters(`${family}${withSkin}${withSelector}`)).toEqual([]);
});

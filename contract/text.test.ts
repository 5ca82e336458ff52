import { describe, expect, it } from 'vitest';
import { graphemeCount, hasForbiddenCharacters, normalizeText } from './text.ts';

describe('graphemeCount', () => {
  it.each([
    ['', 0],
    ['Kind', 4],
    ['e\u0301', 1],
    ['👍🏽', 1],
    ['👩🏽‍⚕️', 1],
    ['🇺🇸', 1],
    ['क्षि', 1],
    ['北京', 2],
  ])('counts %j as people see it', (text, count) => {
    expect(graphemeCount(text)).toBe(count);
  });
});

describe('normalizeText', () => {
  it.each([
    ['  very   kind ', 'very kind'],
    ['very\n\tkind\u00a0people\u3000here', 'very kind people here'],
    ['ｋｉｎｄ ﬁne', 'kind fine'],
    ['e\u0301', 'é'],
    [' \n ', ''],
  ])('normalizes %j', (text, spelled) => {
    expect(normalizeText(text)).toBe(spelled);
  });

  it('drops what comes along with copied text, and keeps what has to be rejected', () => {
    expect(normalizeText('\u2068ki\ufeffn\u00add\u2069\u200b')).toBe('kind');
    expect(hasForbiddenCharacters(normalizeText('ki\u202end'))).toBe(true);
  });
});

describe('hasForbiddenCharacters', () => {
  it.each([
    ['a control character', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['a right-to-left override', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['a zero-width space', 'a\u200bb'],
    ['a zero-width joiner outside an emoji', 'a\u200db'],
    ['a soft hyphen', 'a\u00adb'],
    ['a tag character', 'a\u{e0041}b'],
    ['a variation selector that carries data', 'a\u{e0101}b'],
    ['a Hangul filler', 'a\u3164b'],
    ['a blank Braille cell', 'a\u2800b'],
    ['half of a surrogate pair', 'a\ud83db'],
    ['both halves of one around an emoji', '\ud83d👩\udc4d'],
    ['marks piled up over the lines around them', `a${'\u0301'.repeat(9)}b`],
  ])('finds %s', (_, text) => {
    expect(hasForbiddenCharacters(text)).toBe(true);
  });

  it.each([
    '',
    'Very kind',
    'café',
    'नमस्ते',
    'مرحبا',
    '👩🏽‍⚕️ caring',
    '❤️',
    '1️⃣',
    'O’Brien',
    'שָׁ֖לוֹם',
    'བསྒྲུབས',
  ])('accepts %j', (text) => {
    expect(hasForbiddenCharacters(text)).toBe(false);
  });
});

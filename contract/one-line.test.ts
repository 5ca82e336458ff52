import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasUnshowableCharacters, oneLine, trimUnseen, withoutJoiners } from './one-line.ts';
import { hasForbiddenCharacters } from './text.ts';

const persian = 'کلینیک می\u200Cخواهم';

describe('oneLine', () => {
  it.each([
    [' Maple\t\nStreet\u00A0 Dental\u2028', 'Maple Street Dental'],
    ['\u200Eמרפאה\u200F', 'מרפאה'],
    ['\u061Cمرحبا \u200F24', 'مرحبا 24'],
    ['\uFEFFMaple\u200B', 'Maple'],
    [' \u200B\u200E \uFEFF Maple \u200F\u200B ', 'Maple'],
    ['Maple \u200E Street', 'Maple Street'],
    ['\u200E\u200B\uFEFF', ''],
    ['a\uFEFFb\u200Bc\u00ADd\u2060e', 'abcde'],
    ['\u202AMaple\u202C \u2068Street\u2069', 'Maple Street'],
    ['M\u200Cap\u200Dle\uFE0F', 'Maple'],
    ['👩🏽\u200D⚕️ Care 1\uFE0F\u20E3', '👩🏽\u200D⚕️ Care 1\uFE0F\u20E3'],
    [persian, persian],
  ])('reads %j as %j', (pasted, meant) => {
    expect(oneLine(pasted)).toBe(meant);
  });

  it('keeps what reverses or hides text, so that it can be rejected', () => {
    for (const hidden of ['\u202E', '\u202D', '\u3164', '\u2800', '\u{E0041}', '\uE000'])
      expect(hasUnshowableCharacters(oneLine(`a${hidden}b`))).toBe(true);
  });
});

it('trimUnseen keeps line breaks, so that they can be rejected', () => {
  expect(trimUnseen('\u200F Ann\u00A0\u00ADLee\u200B\n')).toBe('Ann Lee');
  expect(hasUnshowableCharacters(trimUnseen('Ann\r\nBcc: x'))).toBe(true);
});

describe('hasUnshowableCharacters', () => {
  it.each([
    ['Persian', persian],
    ['Persian with vowel marks', 'نُ\u200Cه'],
    ['Persian, twice in a word', 'نمی\u200Cخواهم\u200Cش'],
    ['Hindi', 'क\u094D\u200Dष'],
    ['Bengali', 'র\u200D\u09CDয'],
    ['Sinhala', 'ශ\u0DCA\u200Dරී'],
    ['Malayalam', 'ന\u0D4D\u200Dമ'],
    ['Kannada', 'ರ\u0CCD\u200Cಕ'],
    ['an emoji', '👩🏽\u200D⚕️ caring'],
  ])('accepts the joiners of %s', (_what, text) => {
    expect(hasUnshowableCharacters(text)).toBe(false);
  });

  it.each([
    ['between Latin letters', 'a\u200Cb'],
    ['between a Latin and an Arabic letter', 'a\u200Cم'],
    ['at the beginning', '\u200Cم'],
    ['at the end', 'م\u200C'],
    ['beside a blank', 'م\u200C م'],
    ['beside a digit', 'م\u200C۲'],
    ['beside a comma', 'م\u200C،'],
    ['two in a row', 'م\u200C\u200Cم'],
    ['beside an emoji', 'م👍\u200Cم'],
    ['between Latin letters with accents', 'a\u0308\u200C\u0308'],
    ['between Hebrew letters', 'ש\u200Dל'],
  ])('finds a joiner %s', (_what, text) => {
    expect(hasUnshowableCharacters(text)).toBe(true);
  });

  it('finds stacked marks, whatever is between them', () => {
    expect(hasUnshowableCharacters(`م${'\u064E'.repeat(5)}\u200D${'\u064E'.repeat(5)}`)).toBe(true);
  });
});

describe('any typed text', () => {
  const hidden =
    '\u200B\u200C\u200D\u200E\u200F\u061C\uFEFF\u202A\u202E\u2066\u2069\u00AD\u{E0041}';
  const controls = '\r\n\0\uD83D \uDC4D';
  const seen = 'aمی\u064Eक\u094D\u03017👍👩⚕\uFE0F';
  const odd = fc.constantFrom(...Array.from(hidden + controls + seen));
  const lines = fc.array(odd, { maxLength: 12 }).map((parts) => parts.join(''));

  it('stays the same after a second oneLine', () => {
    fc.assert(
      fc.property(lines, (text) => {
        expect(oneLine(oneLine(text))).toBe(oneLine(text));
      }),
    );
  });

  it('never passes with controls, overrides, lone surrogates, tags or direction marks', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const line = oneLine(text);
        fc.pre(!hasUnshowableCharacters(line));
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u{E0000}-\u{E007F}\u200B\uFEFF]/u);
        expect(hasForbiddenCharacters(line.replaceAll('\u200C', '').replaceAll('\u200D', ''))).toBe(
          false,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('loses only single joiners between two letters', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const bare = withoutJoiners(text);
        const joiners = text.length - bare.length;
        const between = text.match(/(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/gu) ?? [];
        expect(joiners).toBeLessThanOrEqual(between.length);
        expect(bare.replace(/[\u200C\u200D]/g, '')).toBe(text.replace(/[\u200C\u200D]/g, ''));
      }),
      { numRuns: 2_000 },
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugLength } from '../../../contract/constraints.ts';
import { isSlug } from '../../../contract/slug.ts';
import { makeSlug } from './make-slug.ts';

it.each([
  ['Riverside Dental Care', 'riverside-dental-care'],
  ["Dr. O'Hara's", 'dr-oharas'],
  ['Dr. O’Hara’s', 'dr-oharas'],
  ['Café Ünal & Söhne', 'cafe-unal-and-sohne'],
  ['Große Straße', 'grosse-strasse'],
  ['GROẞE STRASSE', 'grosse-strasse'],
  ['Ærø Øl', 'aero-ol'],
  ['Łódź Đà Nẵng', 'lodz-da-nang'],
  ['İstanbul Diş', 'istanbul-dis'],
  ['Ｗｉｄｅ Clinic', 'wide-clinic'],
  ['ﬁne ﬂowers', 'fine-flowers'],
  ['SmileBright™ Dental®', 'smilebright-dental'],
  ['A&B', 'a-and-b'],
  ['  --24/7  Clinic!!  ', '24-7-clinic'],
  ['Clinic 你好 Dental', 'clinic-dental'],
  ['100% Vegan', '100-vegan'],
])('C-49 turns %s into %s', (name, slug) => {
  expect(makeSlug(name)).toBe(slug);
});

it.each(['你好', 'Стоматология', '!!', '👍🏽👍🏽', 'عيادة'])(
  'C-49 makes up a slug for %s, a different one each time',
  (name) => {
    expect(makeSlug(name)).toMatch(/^business-[\da-f]{8}$/);
    expect(makeSlug(name)).not.toBe(makeSlug(name));
  },
);

it('cuts a long name at the end of a word, leaving room for a number', () => {
  const slug = makeSlug(
    'The Very Long Name Of A Most Comprehensive Dental And Orthodontic Practice',
  );
  expect(slug).toBe('the-very-long-name-of-a-most-comprehensive-dental-and-orthodontic');
  expect(`${slug}-99999999`.length).toBeLessThanOrEqual(slugLength);
});

it.each([
  ['Lakeside Family Dentistry, Orthodontics, Oral Surgery, Implants and Pediatrics', 'implants'],
  ['The Center for Oral Surgery, Periodontics, Endodontics, and Care of the Whole Family', 'care'],
])('ends a long name with a word that makes sense: %s', (name, last) => {
  expect(makeSlug(name).split('-').at(-1)).toBe(last);
});

it('cuts inside a long word if necessary', () => {
  expect(makeSlug(`a ${'x'.repeat(98)}`)).toBe(`a-${'x'.repeat(69)}`);
});

it('is a valid slug for any name, with room for a number', () => {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom('Café', '&', "O'Hara", '-', '你好', ' ', '™', 'İ', '½', 'x'.repeat(40)),
        {
          maxLength: 30,
        },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(names, (name) => {
      const slug = makeSlug(name);
      expect(isSlug(slug), JSON.stringify({ name, slug })).toBe(true);
      expect(isSlug(`${slug}-99999999`)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

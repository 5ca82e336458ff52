import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editErrors,
  isSameCategory,
  setupErrors,
  type BusinessForm,
  type SetupForm,
} from './business-rules.ts';
import { isWebAddress } from './web-address.ts';
import { createBusinessBody, updateBusinessBody } from './businesses.ts';

const form: SetupForm = {
  name: 'Maple Street Dental',
  nickname: '',
  city: 'Sacramento',
  state: 'CA',
  contactName: 'Olive Owner',
  feedbackEmail: 'feedback@maple.example.com',
  reviewUrl: '',
  facebookUrl: '',
  categories: ['Dental clinic'],
};
const empty: BusinessForm = {
  name: '',
  nickname: '',
  city: '',
  state: '',
  contactName: '',
  feedbackEmail: '',
  reviewUrl: '',
  facebookUrl: '',
};

describe('a setup', () => {
  it('has no errors if the required fields are filled in', () => {
    expect(setupErrors(form)).toEqual({});
  });

  it('V-36 V-40 V-41 V-42 V-43 V-44 lists every missing required field, and no optional one', () => {
    expect(setupErrors({ ...empty, categories: [] })).toEqual({
      name: 'Business name must be at least 2 characters',
      city: 'City name must be at least 2 characters',
      state: 'State name must be at least 2 characters',
      contactName: 'Contact name must be at least 2 characters',
      feedbackEmail: 'Please enter a valid email',
      categories: 'Primary category is required',
    });
  });

  it('V-46 accepts at most three categories', () => {
    const categories = ['One', 'Two', 'Three', 'Four'];
    expect(setupErrors({ ...form, categories })).toEqual({
      categories: 'A business can have up to 3 categories',
    });
  });
});

describe('an edit', () => {
  it('V-53 E-17 requires only the name', () => {
    expect(editErrors({ ...empty, name: 'Maple' })).toEqual({});
    expect(editErrors(empty)).toEqual({ name: 'Business name must be at least 2 characters' });
  });

  it('C-48 applies the setup’s rules to fields that are filled in', () => {
    expect(editErrors({ ...form, nickname: 'A', feedbackEmail: 'a@', reviewUrl: 'b' })).toEqual({
      nickname: 'Nickname must be at least 2 characters',
      feedbackEmail: 'Please enter a valid email',
      reviewUrl: 'Please enter a valid URL',
    });
  });
});

it('counts characters as people see them', () => {
  expect(setupErrors({ ...form, name: '\u200EA\u200F\u200B' })).toHaveProperty('name');
  expect(setupErrors({ ...form, name: '👍🏽' })).toHaveProperty('name');
  expect(setupErrors({ ...form, name: '👍🏽'.repeat(100) })).toEqual({});
  expect(setupErrors({ ...form, name: 'x'.repeat(101) })).toEqual({
    name: 'Please use 100 characters or fewer',
  });
});

it('reports invisible characters, but accepts a pasted tab', () => {
  expect(setupErrors({ ...form, name: 'Ann\u202Ebob' })).toEqual({
    name: "This has characters that can't be displayed. Please delete it and type it again",
  });
  expect(setupErrors({ ...form, name: 'Maple\tStreet\n' })).toEqual({});
  expect(setupErrors({ ...form, feedbackEmail: '\u2068ann@x.example.com\u2069' })).toEqual({});
  expect(setupErrors({ ...form, name: '\u200Fمی\u200Cخواهم' })).toEqual({});
});

describe('C-46 a web address', () => {
  it.each([
    'https://example.com',
    'http://example.com',
    'HTTPS://EXAMPLE.com/a?b=c#d',
    'https://g.page/r/abc/review',
    'https://例え.example/ä',
  ])('accepts %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  it.each([
    '',
    'example.com',
    '//example.com',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'https://',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'http:\\\\example.com',
    'https://example.com/\u202Egpj',
    'https://example.com/a\u200Bb',
    'https://example.com/\uD800',
    'https://ann@example.com',
    'https://ann:secret@example.com',
    'https://exa mple.com',
    'https://example.com/a b',
    `https://example.com/${'x'.repeat(2_000)}`,
  ])('rejects %j', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});

it('C-52 treats two spellings of one category as the same', () => {
  expect(isSameCategory(' Day Spa', 'day spa ')).toBe(true);
  expect(isSameCategory('Day\u00A0 spa', 'Day spa')).toBe(true);
  expect(isSameCategory('Caf\u00E9', 'Cafe\u0301')).toBe(true);
  expect(isSameCategory('Day spa', 'Dayspa')).toBe(false);
});

describe('V-59 the forms and the server agree', () => {
  const text = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'A',
      'AB',
      ' A ',
      '👍🏽',
      'x'.repeat(100),
      'x'.repeat(101),
      'a\tb',
      'a\u200Bb',
      '\u200EA\u200F',
      '\uFEFFאב\u200B',
      'می\u200Cخواهم',
      'a\u200Cb',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const email = fc.oneof(
    text,
    fc.constantFrom('a@b.example', ' a@b.example\n', 'a@b', 'ä@b.example'),
  );
  const address = fc.oneof(
    text,
    fc.webUrl(),
    fc.constantFrom('javascript:x', ' https://b.example '),
  );
  const anyForm = fc.record({
    name: text,
    nickname: text,
    city: text,
    state: text,
    contactName: text,
    feedbackEmail: email,
    reviewUrl: address,
    facebookUrl: address,
  });
  const right = fc.record(
    Object.fromEntries(Object.entries(form).map(([name, value]) => [name, fc.constant(value)])),
  );
  /** Mostly valid, so that one field at a time decides. */
  const forms = fc
    .tuple(right, anyForm, fc.subarray(Object.keys(empty)))
    .map(([base, odd, names]) => ({
      ...base,
      ...Object.fromEntries(Object.entries(odd).filter(([name]) => names.includes(name))),
    }));

  it('on every setup, field by field', () => {
    fc.assert(
      fc.property(forms, (some) => {
        const sent = some as unknown as SetupForm; // made of its fields above
        const { categories, ...fields } = sent;
        const answer = createBusinessBody.safeParse({ ...fields, googleCategory1: categories[0] });
        expect(new Map(messages(answer))).toEqual(new Map(Object.entries(setupErrors(sent))));
      }),
      { numRuns: 1_000 },
    );
  });

  it('on every edit, field by field', () => {
    fc.assert(
      fc.property(forms, (some) => {
        const { categories: _, ...fields } = some as unknown as SetupForm; // made of its fields
        const answer = updateBusinessBody.safeParse(fields);
        expect(new Map(messages(answer))).toEqual(new Map(Object.entries(editErrors(fields))));
      }),
      { numRuns: 1_000 },
    );
  });
});

type Parsed = ReturnType<typeof updateBusinessBody.safeParse | typeof createBusinessBody.safeParse>;

/** The server's errors: the first message of each field. */
function messages({ error }: Parsed): [string, string][] {
  const issues = error?.issues ?? [];
  return issues
    .map(({ path, message }): [string, string] => [String(path[0]), message])
    .toReversed();
}

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { businessConstraints } from '../../contract/business-constraints.ts';
import { hasForbiddenCharacters } from '../../contract/text.ts';
import { joinNames, readCategoryNames } from './category-list.ts';

const names = readCategoryNames();

it('B-06 has several thousand names', () => {
  expect(names.length).toBeGreaterThanOrEqual(3_500);
});

it('B-06 has each name once, whatever its case', () => {
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

it('B-06 is sorted as a US reader expects', () => {
  expect(names.toSorted(new Intl.Collator('en-US').compare)).toEqual(names);
});

it('holds only what people can read and type, in one line, within the limit of a category', () => {
  const isOdd = (name: string) =>
    !/^[\p{L}\p{N}][\p{L}\p{N} '’&/(),.+-]*$/u.test(name) ||
    / {2}/.test(name) ||
    hasForbiddenCharacters(name) ||
    name.length > businessConstraints.categoryLength;
  expect(names.filter(isOdd)).toEqual([]);
});

it('the whole list weighs at most 40 kB, however it is compressed', () => {
  const text = Buffer.from(names.join('\n'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  expect(brotliCompressSync(text, { params }).length).toBeLessThanOrEqual(40_000);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(40_000);
});

it('joins files: of two spellings the first stays, empty lines and spaces go', () => {
  expect(joinNames(['Zoo\n\nDental clinic \n', 'dental Clinic\nÉclair shop\n'])).toEqual([
    'Dental clinic',
    'Éclair shop',
    'Zoo',
  ]);
});

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { businessConstraints } from '../../contract/business-constraints.ts';
import { hasForbiddenCharacters } from '../../contract/text.ts';
import { formatCategoryList } from '../features/categories/category-list.ts';
import { joinNames, readCategoryList, readCategoryNames } from './category-list.ts';

const names = readCategoryNames();

it('B-06 contains several thousand names', () => {
  expect(names.length).toBeGreaterThanOrEqual(3_500);
});

it('B-06 contains no name twice, ignoring case', () => {
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

it('B-06 is sorted as a US reader expects', () => {
  expect(names.toSorted(new Intl.Collator('en-US').compare)).toEqual(names);
});

it('contains only printable one-line names within the length limit', () => {
  const isOdd = (name: string) =>
    !/^[\p{L}\p{N}][\p{L}\p{N} '’&/(),.+-]*$/u.test(name) ||
    / {2}/.test(name) ||
    hasForbiddenCharacters(name) ||
    name.length > businessConstraints.categoryLength;
  expect(names.filter(isOdd)).toEqual([]);
});

it('is at most 50 kB with either compression', () => {
  const text = Buffer.from(formatCategoryList(readCategoryList()));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  expect(brotliCompressSync(text, { params }).length).toBeLessThanOrEqual(50_000);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(50_000);
});

it('joins files, keeping the first of two spellings and dropping empty lines and spaces', () => {
  expect(joinNames(['Zoo\n\nDental clinic \n', 'dental Clinic\nÉclair shop\n'])).toEqual([
    'Dental clinic',
    'Éclair shop',
    'Zoo',
  ]);
});

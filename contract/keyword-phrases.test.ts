import { expect, it } from 'vitest';
import { keywordPhrases } from './keyword-phrases.ts';
import { businessConstraints } from './business-constraints.ts';
import { graphemeCount } from './text.ts';

it('N-08 N-09 N-10 N-11 N-12 N-13 makes six phrases from a category and a city, in this order', () => {
  expect(keywordPhrases(['Dental Clinic'], 'Sacramento')).toEqual([
    'Dental Clinic near me',
    'Dental Clinic in Sacramento',
    'Sacramento dental clinic',
    'Best Dental Clinic near me',
    'Top-rated Dental Clinic near me',
    'Dental Clinic open now near me',
  ]);
});

it.each([null, '', '  '])('C-52 leaves out the two with a city when it is %j', (city) => {
  expect(keywordPhrases(['Dental Clinic'], city)).toEqual([
    'Dental Clinic near me',
    'Best Dental Clinic near me',
    'Top-rated Dental Clinic near me',
    'Dental Clinic open now near me',
  ]);
});

it('N-07 makes eighteen from three categories, category by category', () => {
  const phrases = keywordPhrases(['Spa', 'Day spa', 'Massage'], 'Oakland');
  expect(phrases).toHaveLength(businessConstraints.keywords);
  expect(phrases[6]).toBe('Day spa near me');
  expect(new Set(phrases).size).toBe(phrases.length);
});

it('C-52 makes no phrase twice, and none for an empty category', () => {
  expect(keywordPhrases(['Spa', ' Spa ', '', ' '], 'Oakland')).toHaveLength(6);
  expect(keywordPhrases([], 'Oakland')).toEqual([]);
});

it('trims its input', () => {
  expect(keywordPhrases([' Spa '], ' Oakland ')).toContain('Spa in Oakland');
});

it('stays within the length limit of phrases', () => {
  const longest = keywordPhrases(
    ['C'.repeat(businessConstraints.categoryLength)],
    'O'.repeat(businessConstraints.businessTextLength),
  );
  for (const phrase of longest) {
    expect(graphemeCount(phrase)).toBeLessThanOrEqual(businessConstraints.keywordLength);
  }
});

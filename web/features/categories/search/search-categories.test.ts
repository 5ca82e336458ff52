import { describe, expect, it } from 'vitest';
import { prepareSearch } from './searchable.ts';
import { searchCategories } from './search-categories.ts';

const names = [
  'Accident lawyer',
  'Café',
  'Clinic',
  'Clinic for animals',
  'Dent removal service',
  'Dental clinic',
  'Dental laboratory',
  'Dentist',
  'Denture clinic',
  'Door & window store',
  'Ear, nose and throat doctor',
  'Kidney center',
  'OB-GYN office',
  'Optometrist',
  'Pediatric dentist',
  'Polyclinic',
  'Tanning studio',
  'Women’s clothing store',
];
const common = new Set(['Dentist', 'Dental clinic', 'Optometrist']);
const searchable = prepareSearch({
  names,
  weights: names.map((name) => (common.has(name) ? 3 : 0)),
  aliases: [{ text: 'eye doctor', names: [names.indexOf('Optometrist')] }],
  sameWords: [['pediatric', 'kids', 'kid']],
});
const find = (typed: string) => searchCategories(searchable, typed);

it('B-05 ranks exact names first, then common ones, beginnings, and matches within a word', () => {
  expect(find('clinic')).toEqual([
    'Clinic',
    'Dental clinic',
    'Clinic for animals',
    'Denture clinic',
    'Polyclinic',
  ]);
});

it('B-05 `dent` narrows the list, the common and the short names first', () => {
  expect(find('dent')).toEqual([
    'Dentist',
    'Dental clinic',
    'Denture clinic',
    'Dent removal service',
    'Dental laboratory',
    'Pediatric dentist',
    'Accident lawyer',
  ]);
});

it('finds typed words in any order', () => {
  expect(find('clinic dent')).toEqual(expect.arrayContaining(['Dental clinic', 'Denture clinic']));
  expect(find('doctor ear')).toEqual(['Ear, nose and throat doctor']);
  expect(find('ist pedia')).toEqual(['Pediatric dentist']);
});

it.each([
  ['ignores case', 'DENTIST', 'Dentist'],
  ['ignores accents in the list', 'cafe', 'Café'],
  ['ignores accents that are typed', 'clínic for', 'Clinic for animals'],
  ['ignores apostrophes', "women's", 'Women’s clothing store'],
  ['does not need them', 'womens', 'Women’s clothing store'],
  ['ignores signs between words', 'door window', 'Door & window store'],
  ['ignores commas', 'ear nose', 'Ear, nose and throat doctor'],
  ['ignores spaces around', '  tanning   st ', 'Tanning studio'],
  ['ignores words that say nothing', 'the dentist near me', 'Dentist'],
  ['knows owners’ words', 'eye doctor', 'Optometrist'],
  ['knows them while they are typed', 'eye d', 'Optometrist'],
  ['knows words with the same meaning', 'kids dentist', 'Pediatric dentist'],
  ['knows plurals', 'pediatric dentists', 'Pediatric dentist'],
  ['leaves out words like office', 'optometrist office', 'Optometrist'],
  ['corrects a missing letter', 'optmetrist', 'Optometrist'],
  ['corrects a wrong letter', 'optomatrist', 'Optometrist'],
  ['corrects a letter too many', 'optommetrist', 'Optometrist'],
  ['corrects two swapped letters', 'dental clinci', 'Dental clinic'],
  ['corrects a word that is not finished', 'optomett', 'Optometrist'],
  ['corrects owners’ words', 'eye docotr', 'Optometrist'],
  ['makes do with most of the words', 'moonlight optometrist', 'Optometrist'],
])('%s', (_, typed, first) => expect(find(typed)[0]).toBe(first));

it('takes no word for the beginning of another: a kid is no kidney', () => {
  expect(find('pediatric')).toEqual(['Pediatric dentist']);
});

describe('edge cases', () => {
  it.each(['', '   '])('an empty search finds the whole list (%j)', (typed) => {
    expect(find(typed)).toEqual(names);
  });
  it.each(['zzzz', '…', '()', 'lido', 'zzzz store'])('nothing is close to %j', (typed) => {
    expect(find(typed)).toEqual([]);
  });
});

it('ignores the spaces and hyphens between words if nothing matches otherwise', () => {
  for (const typed of ['obgyn', 'OBGYN', 'o bgyn', 'obgynof'])
    expect(find(typed), typed).toEqual(['OB-GYN office']);
  expect(find('poly clinic'), 'what matches comes alone').toEqual(['Polyclinic']);
  expect(find('bgyn'), 'not from the middle of a word').toEqual([]);
});

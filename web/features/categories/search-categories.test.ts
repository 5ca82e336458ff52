import { describe, expect, it } from 'vitest';
import { prepareNames, searchCategories } from './search-categories.ts';

const names = prepareNames([
  'Accident lawyer',
  'Café',
  'Clinic',
  'Clinic for animals',
  'Dental clinic',
  'Dental laboratory',
  'Dentist',
  'Denture clinic',
  'Door & window store',
  'Ear, nose and throat doctor',
  'OB-GYN office',
  'Pediatric dentist',
  'Polyclinic',
  'Tanning studio',
  'Women’s clothing store',
]);
const find = (typed: string) => searchCategories(names, typed);

it('B-05 ranks exact names first, then prefixes, word prefixes, and matches within a word', () => {
  expect(find('clinic')).toEqual([
    'Clinic',
    'Clinic for animals',
    'Dental clinic',
    'Denture clinic',
    'Polyclinic',
  ]);
});

it('B-05 `dent` narrows the list, and equal matches keep their order', () => {
  expect(find('dent')).toEqual([
    'Dental clinic',
    'Dental laboratory',
    'Dentist',
    'Denture clinic',
    'Pediatric dentist',
    'Accident lawyer',
  ]);
});

it('finds typed words in any order, word prefixes before matches within words', () => {
  expect(find('clinic dent')).toEqual(['Dental clinic', 'Denture clinic']);
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
])('%s', (_, typed, first) => expect(find(typed)[0]).toBe(first));

describe('edge cases', () => {
  it.each(['', '   '])('an empty search finds the whole list (%j)', (typed) => {
    expect(find(typed)).toEqual(names.map(({ name }) => name));
  });
  it.each(['zzzz', 'dentist clinic', '…', '()'])('nothing matches %j', (typed) => {
    expect(find(typed)).toEqual([]);
  });
});

it('ignores the spaces and hyphens between words if nothing matches otherwise', () => {
  for (const typed of ['obgyn', 'OBGYN', 'o bgyn', 'obgynof'])
    expect(find(typed), typed).toEqual(['OB-GYN office']);
  expect(find('poly clinic'), 'what matches comes alone').toEqual(['Polyclinic']);
  expect(find('bgyn'), 'not from the middle of a word').toEqual([]);
});

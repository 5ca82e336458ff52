import { expect, it } from 'vitest';
import { markMatch } from './mark-match.ts';

/** The name with brackets around the highlighted parts. */
const marked = (name: string, typed: string) =>
  markMatch(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

it.each([
  ['Dental clinic', 'dent', '[Dent]al clinic'],
  ['Pediatric dentist', 'DENT', 'Pediatric [dent]ist'],
  ['Accident lawyer', 'dent', 'Acci[dent] lawyer'],
  ['Student dentist', 'dent', 'Student [dent]ist'],
  ['Dental clinic', 'clinic dent', '[Dent]al [clinic]'],
  ['Café bar', 'cafe b', '[Café b]ar'],
  ['Women’s clothing store', 'womens', '[Women’s] clothing store'],
  ['Door & window store', 'door win', '[Door & win]dow store'],
  ['Ear, nose and throat doctor', 'ear nose', '[Ear, nose] and throat doctor'],
  ['OB-GYN clinic', 'obgyn', '[OB-GYN] clinic'],
  ['The OB-GYN clinic', 'obgyncl', 'The [OB-GYN cl]inic'],
  ['Dental clinic', '', 'Dental clinic'],
  ['Dental clinic', 'zoo', 'Dental clinic'],
])('in %j, %j is highlighted as %j', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});

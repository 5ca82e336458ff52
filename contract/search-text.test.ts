import { expect, it } from 'vitest';
import { searchText, searchWords } from './search-text.ts';

it.each([
  ['Zoë  JIMÉNEZ', 'zoe jimenez'],
  ['Søren Łukasz Đorđe', 'soren lukasz dorde'],
  ['Straße STRAẞE', 'strasse strasse'],
  ['Œuvre Æther Þór Iğdır', 'oeuvre aether thor igdir'],
  ["O’Brien O'Brien Oʼbrien’s", 'obrien obrien obriens'],
  ['کلینیک می\u200Cخواهم\u200F', 'کلینیک میخواهم'],
])('C-80 %s is found as %s', (text, plain) => {
  expect(searchText(text)).toBe(plain);
  expect(searchWords(text)).toEqual([...new Set(plain.split(' '))]);
});

it.each([
  ['Smile – Dental', ['smile', 'dental']],
  ['smith & sons', ['smith', 'sons']],
  ['a + b', ['a', 'b']],
  ['-777', ['-777']],
  ['🦷 dental', ['🦷', 'dental']],
  ['—', ['—']],
])('splits «%s» into the words %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

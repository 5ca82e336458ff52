import { expect, it } from 'vitest';
import { matchingBusinesses } from './matching-businesses.ts';

const cedar = { name: 'Cedar Clinic', nickname: 'Downtown', city: 'Austin' };
const cafe = { name: 'Café Müller', nickname: null, city: 'San José' };
const persian = { name: 'می\u200Cخواهم', nickname: null, city: 'شیراز' };
const irish = { name: 'O’Brien’s Straße', nickname: null, city: 'Łódź' };
const all = [cedar, cafe, persian, irish];

it.each([
  ['', all],
  ['   ', all],
  ['cedar', [cedar]],
  ['DOWN', [cedar]],
  ['austin cedar', [cedar]],
  ['cafe muller', [cafe]],
  ['josé', [cafe]],
  ['cedar jose', []],
  ["O'Brien", [irish]],
  ['obriens', [irish]],
  ['lodz strasse', [irish]],
  ['میخواهم', [persian]],
  ['\u200Fمی\u200Cخواهم', [persian]],
])('searches name, nickname and city: "%s"', (search, found) => {
  expect(matchingBusinesses(all, search)).toEqual(found);
});

import { expect, it } from 'vitest';
import { isAbusive } from './abuse.ts';

it.each([
  'Fucking rude',
  'F u c k you',
  'c u n t',
  'Sh1t place',
  's.h.i.t',
  'Fuuuuck',
  'a$$hole',
  'b!tch',
  'F*ck this',
  'nazi clinic',
  'Kill yourself',
  'Idiots',
  'Ｓｈｉｔ',
])('finds %j', (text) => {
  expect(isAbusive(text)).toBe(true);
});

it.each([
  'Dick Cummings was great',
  'Dickson',
  'Shiitake soup',
  'Cumin tea',
  'Rapeseed oil',
  'Scunthorpe',
  'Great therapist',
  'Assistant was kind',
  'Classy',
  'Damn good',
  'Kick ass team',
  'Spicy tea',
  'A b c care',
  '24/7 help',
  'Essex',
  'Hello!',
])('lets %j pass', (text) => {
  expect(isAbusive(text)).toBe(false);
});

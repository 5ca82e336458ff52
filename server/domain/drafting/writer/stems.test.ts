import { expect, it } from 'vitest';
import { repeatsStem, stemsIn } from './stems.ts';

it.each([
  ['told me the price', 'I could tell they cared'],
  ['scheduling was easy', 'easily'],
])('"%s" is repeated by "%s"', (one, other) => {
  expect(repeatsStem({ text: other }, stemsIn(one))).toBe(true);
});

it.each([
  ['told me the price', 'the chosen color is nice'],
  ['I was at ease', 'at the front desk'],
])('"%s" is not repeated by "%s"', (one, other) => {
  expect(repeatsStem({ text: other }, stemsIn(one))).toBe(false);
});

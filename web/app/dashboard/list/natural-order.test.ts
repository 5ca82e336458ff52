import { expect, it } from 'vitest';
import { inNaturalOrder } from './natural-order.ts';

it('counts numbers in names and ignores case and accents', () => {
  const names = ['Zebra Dental', 'Clinic 10', 'élan Spa', 'clinic 2', 'Clinic 1', 'Elm Clinic'];
  expect(inNaturalOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'Clinic 1',
    'clinic 2',
    'Clinic 10',
    'élan Spa',
    'Elm Clinic',
    'Zebra Dental',
  ]);
});

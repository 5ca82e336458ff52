import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Maple Street Dental', 'MS'],
  ['cedar', 'C'],
  ['Maple’s Dental', 'MD'],
  ["Dr. O'Brien's", 'DO'],
  ["Kids' Dentist", 'KD'],
  ['Joe’s', 'J'],
  ['“Kind” – Café', 'KC'],
  ['24 Hours Clinic', '2H'],
  ['中心診所', '中'],
  ['…', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

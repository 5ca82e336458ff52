import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Maple Street Dental', 'MS'],
  ['cedar', 'C'],
  ['“Kind” – Café', 'KC'],
  ['24 Hours Clinic', '2H'],
  ['中心診所', '中'],
  ['…', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

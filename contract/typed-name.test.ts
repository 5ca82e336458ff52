import { expect, it } from 'vitest';
import { isTypedName } from './typed-name.ts';

it.each([
  ['Maple Dental', 'Maple Dental'],
  [' maple  dental ', 'Maple Dental'],
  ["o'brien's cafe", 'O’Brien’s Café'],
  ['東京歯科', '東京歯科'],
  ['!', '!'],
])('"%s" is the name %s', (typed, name) => {
  expect(isTypedName(typed, name)).toBe(true);
});

it.each([
  ['', 'Maple Dental'],
  ['Maple', 'Maple Dental'],
  ['Maple Dental 2', 'Maple Dental'],
  ['', '’'],
])('"%s" is not the name %s', (typed, name) => {
  expect(isTypedName(typed, name)).toBe(false);
});

import { expect, it } from 'vitest';
import { nameSize } from './name-size.ts';
import { usualPaper } from './browser-print.ts';

it.each([
  ['Maple Street Clinic', 'large'],
  ['Przychodnia Świętej Katarzyny', 'middle'],
  ['枫叶街诊所', 'large'],
  ['北京市朝阳区枫叶街第一中西医结合诊所', 'middle'],
  ['W'.repeat(100), 'small'],
  ['枫'.repeat(100), 'small'],
])('sets the name "%s" %s', (name, size) => {
  expect(nameSize(name)).toBe(size);
});

it.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['', 'a4'],
])('a browser in "%s" defaults to %s', (language, paper) => {
  expect(usualPaper(language)).toBe(paper);
});

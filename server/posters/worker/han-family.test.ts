import { expect, it } from 'vitest';
import { hanFamily } from './han-family.ts';

it.each([
  ['陽光牙醫診所', 'tc'],
  ['阳光牙医诊所', 'sc'],
  ['大安口腔', 'sc'],
  ['さくら歯科', 'jp'],
  ['歯科', 'jp'],
  ['햇살 齒科', 'kr'],
  ['(03)', 'sc'],
])('%s is drawn as in %s', (text, family) => {
  expect(hanFamily(text)).toBe(family);
});

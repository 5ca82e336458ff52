import { expect, it } from 'vitest';
import { isSlug } from './slug.ts';

it.each(['a', 'maple-street', 'clinic-2', '24-7', 'a'.repeat(80)])('%s can be a slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

it.each([
  '',
  '-',
  '-a',
  'a-',
  'a--b',
  'A',
  'a b',
  'a_b',
  'a/b',
  '..',
  'é',
  'a\n',
  'https://evil.example.com',
  '//evil.example.com',
  'javascript:alert(1)',
  'a'.repeat(81),
])('%s cannot be a slug', (text) => {
  expect(isSlug(text)).toBe(false);
});

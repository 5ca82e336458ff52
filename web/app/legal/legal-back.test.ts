import { expect, it } from 'vitest';
import { legalBack } from './legal-back.ts';

it('G-05 links back to the public page that the visitor came from', () => {
  expect(legalBack('?from=sunrise-dental')).toBe('/thumbs-up-down/sunrise-dental');
});

it('G-06 has no link for a visitor from elsewhere', () => {
  expect(legalBack('')).toBeNull();
  expect(legalBack('?other=sunrise-dental')).toBeNull();
});

it.each([
  '',
  '//evil.example',
  'javascript:alert(1)',
  '../admin',
  'Sunrise',
  'a'.repeat(81),
  '%00',
])('C-16 ignores from=%j, which is not a slug', (from) =>
  expect(legalBack(`?from=${from}`)).toBeNull(),
);

import { expect, it } from 'vitest';
import { safeBusinessName } from './safe-business-name.ts';

it.each([
  'Maple Street Dental',
  'Dr. Lee & Sons, P.C.',
  'Route 9 Urgent Care (24 hours)',
  'St. Mary’s Physical Therapy #2',
  'Zahnärzte am Łódź-Platz',
  '山田 歯科',
])('repeats %s', (name) => {
  expect(safeBusinessName(` ${name} `)).toBe(name);
});

it.each([
  'Win at evil.example.com',
  'https://evil.example.com',
  'evil@example.com',
  'Win at evil。example',
  'Win at evil｡example',
  'Win at evil․example',
  'Win at ＥＶＩＬ．example',
  'ｗｗｗ evil',
  'evil⁄prize',
  'Call 1-800-555-0100',
  'Call 1 (800) 555 01 00 now',
  'Call １８００ ５５５ ０１００',
  'Call ١٨٠٠ ٥٥٥ ٠١٠٠',
  'Your parcel is waiting please pay the customs fee',
  'Maple\r\nBcc: thief@evil.example.com',
  'Maple\u202Emoc.live',
  'Maple\u2028Clinic',
  '<b>Maple</b>',
  'M'.repeat(61),
  '',
])('leaves out %j', (name) => {
  expect(safeBusinessName(name)).toBe('');
});

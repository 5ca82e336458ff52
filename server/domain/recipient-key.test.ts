import { expect, it } from 'vitest';
import { recipientKey } from './recipient-key.ts';

it.each([
  ['Ann@Clinic.com', 'ann@clinic.com'],
  ['ann+1@clinic.com', 'ann@clinic.com'],
  ['ann+a+b@clinic.com', 'ann@clinic.com'],
  ['a.n.n@clinic.com', 'a.n.n@clinic.com'],
  ['a.n.n+feedback@gmail.com', 'ann@gmail.com'],
  ['Ann@GoogleMail.com', 'ann@gmail.com'],
  ['ann@gmail.com.evil.example.com', 'ann@gmail.com.evil.example.com'],
  ['+only@clinic.com', '@clinic.com'],
])('counts %s as %s', (address, key) => {
  expect(recipientKey(address)).toBe(key);
});

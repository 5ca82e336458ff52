import { expect, it } from 'vitest';
import { createBusinessBody, updateBusinessBody } from './businesses.ts';
import { stateAsStored } from './state-code.ts';

it.each([
  ['tx', 'TX'],
  ['Tx', 'TX'],
  ['TX', 'TX'],
  ['dc', 'DC'],
  ['pr', 'PR'],
  ['Texas', 'Texas'],
  ['texas', 'texas'],
  ['on', 'on'],
  ['tx.', 'tx.'],
  ['', ''],
])('a state typed as %j is stored as %j', (typed, stored) =>
  expect(stateAsStored(typed)).toBe(stored),
);

it('setup and edit store US codes in capitals', () => {
  const form = { name: 'Cedar', city: 'Austin', contactName: 'Olive', googleCategory1: 'Dentist' };
  const setup = { ...form, state: ' tx ', feedbackEmail: 'o@cedar.example.com' };
  expect(createBusinessBody.parse(setup).state).toBe('TX');
  expect(updateBusinessBody.parse({ state: 'tx' }).state).toBe('TX');
  expect(updateBusinessBody.parse({ state: '' }).state).toBeNull();
  expect(updateBusinessBody.parse({ state: null }).state).toBeNull();
  expect(updateBusinessBody.parse({})).not.toHaveProperty('state');
});

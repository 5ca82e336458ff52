import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32);
const value = { name: 'Ann', feedback: 'A zebra 🦓 in the hallway' };

it('opens what it sealed', () => {
  expect(unseal(key, 'feedback', seal(key, 'feedback', value))).toEqual(value);
});

it('refuses another key', () => {
  const sealed = seal(key, 'feedback', value);
  expect(() => unseal(randomBytes(32), 'feedback', sealed)).toThrow();
});

it('refuses another label, so that one kind cannot pass for another', () => {
  const sealed = seal(key, 'feedback', value);
  expect(() => unseal(key, 'feedback_undeliverable', sealed)).toThrow();
});

it('refuses a change of any byte', () => {
  const sealed = seal(key, 'feedback', value);
  for (let i = 0; i < sealed.length; i += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(i) ^ 1, i);
    expect(() => unseal(key, 'feedback', changed)).toThrow();
  }
});

it('refuses what is too short to be sealed', () => {
  expect(() => unseal(key, 'feedback', Buffer.alloc(10))).toThrow();
});

it('seals the same text differently each time', () => {
  expect(seal(key, 'feedback', value)).not.toEqual(seal(key, 'feedback', value));
});

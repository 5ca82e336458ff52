import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32);
const value = { name: 'Ann', feedback: 'A zebra 🦓 in the hallway' };

it('decrypts what it encrypted', () => {
  expect(unseal(key, 'feedback', seal(key, 'feedback', value))).toEqual(value);
});

it('rejects another key', () => {
  const sealed = seal(key, 'feedback', value);
  expect(() => unseal(randomBytes(32), 'feedback', sealed)).toThrow();
});

it('rejects another label, so that one kind cannot pass for another', () => {
  const sealed = seal(key, 'feedback', value);
  expect(() => unseal(key, 'feedback_undeliverable', sealed)).toThrow();
});

it('rejects a change of any byte', () => {
  const sealed = seal(key, 'feedback', value);
  for (let i = 0; i < sealed.length; i += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(i) ^ 1, i);
    expect(() => unseal(key, 'feedback', changed)).toThrow();
  }
});

it('rejects input that is too short', () => {
  expect(() => unseal(key, 'feedback', Buffer.alloc(10))).toThrow();
});

it('encrypts the same text differently each time', () => {
  expect(seal(key, 'feedback', value)).not.toEqual(seal(key, 'feedback', value));
});

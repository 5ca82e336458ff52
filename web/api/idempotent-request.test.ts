import { expect, it, vi } from 'vitest';
import { idempotentRequest, newKey } from './idempotent-request.ts';

it('reuses the key for the same payload, so that a second tap and a retry count as one', () => {
  const first = idempotentRequest({ sentiments: ['Kind'] }, undefined);
  expect(idempotentRequest({ sentiments: ['Kind'] }, first)).toBe(first);
});

it('uses a new key for another payload', () => {
  const first = idempotentRequest({ sentiments: ['Kind'] }, undefined);
  expect(idempotentRequest({ sentiments: ['Calm'] }, first).key).not.toBe(first.key);
});

it('works without crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
  expect(newKey()).toBe('0a'.repeat(16));
  vi.unstubAllGlobals();
});

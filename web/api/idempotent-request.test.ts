import { expect, it, vi } from 'vitest';
import { idempotentRequest, newKey } from './idempotent-request.ts';

it('the same words keep their key, so that a second tap and a retry count as one', () => {
  const first = idempotentRequest({ sentiments: ['Kind'] }, undefined);
  expect(idempotentRequest({ sentiments: ['Kind'] }, first)).toBe(first);
});

it('other words are another attempt', () => {
  const first = idempotentRequest({ sentiments: ['Kind'] }, undefined);
  expect(idempotentRequest({ sentiments: ['Calm'] }, first).key).not.toBe(first.key);
});

it('works where crypto.randomUUID does not exist', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
  expect(newKey()).toBe('0a'.repeat(16));
  vi.unstubAllGlobals();
});

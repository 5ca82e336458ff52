import { expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

it('the clipboard interface comes first, and then nothing else is tried', async () => {
  const write = vi.fn(() => Promise.resolve());
  const legacy = vi.fn(() => true);
  await expect(copyText('Kind.', { write, legacy })).resolves.toBe(true);
  expect(write).toHaveBeenCalledWith('Kind.');
  expect(legacy).not.toHaveBeenCalled();
});

it('the clipboard is asked within the tap, before anything is awaited', () => {
  const write = vi.fn(() => Promise.resolve());
  void copyText('Kind.', { write, legacy: () => true });
  expect(write).toHaveBeenCalledOnce();
});

it.each([
  [
    'is missing',
    () => {
      const { clipboard } = {} as Navigator;
      return clipboard.writeText('');
    },
  ],
  ['rejects', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  [
    'throws at once',
    () => {
      throw new TypeError('no');
    },
  ],
])('W-69 where the clipboard %s, the hidden field is tried and counts', async (_, write) => {
  const legacy = vi.fn(() => true);
  await expect(copyText('Kind.', { write, legacy })).resolves.toBe(true);
  expect(legacy).toHaveBeenCalledWith('Kind.');
});

it('a clipboard that never answers is given up after one second', async () => {
  vi.useFakeTimers();
  const legacy = vi.fn(() => true);
  const outcome = copyText('Kind.', { write: () => new Promise(() => undefined), legacy });
  await vi.advanceTimersByTimeAsync(999);
  expect(legacy).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe(true);
  vi.useRealTimers();
});

it('W-70 where both fail, only the hand is left', async () => {
  const outcome = copyText('Kind.', {
    write: () => Promise.reject(new Error('no')),
    legacy: () => false,
  });
  await expect(outcome).resolves.toBe(false);
});

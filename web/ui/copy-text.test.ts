import { expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

it('uses the Clipboard API first, and nothing else if that works', async () => {
  const write = vi.fn(() => Promise.resolve());
  const legacy = vi.fn(() => true);
  await expect(copyText('Kind.', { write, legacy })).resolves.toBe(true);
  expect(write).toHaveBeenCalledWith('Kind.');
  expect(legacy).not.toHaveBeenCalled();
});

it('calls the Clipboard API during the tap, before awaiting anything', () => {
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
])('W-69 if the Clipboard API %s, tries the hidden field', async (_, write) => {
  const legacy = vi.fn(() => true);
  await expect(copyText('Kind.', { write, legacy })).resolves.toBe(true);
  expect(legacy).toHaveBeenCalledWith('Kind.');
});

it('gives up on a clipboard that never responds after one second', async () => {
  vi.useFakeTimers();
  const legacy = vi.fn(() => true);
  const outcome = copyText('Kind.', { write: () => new Promise(() => undefined), legacy });
  await vi.advanceTimersByTimeAsync(999);
  expect(legacy).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe(true);
  vi.useRealTimers();
});

it('W-70 returns false if both fail', async () => {
  const outcome = copyText('Kind.', {
    write: () => Promise.reject(new Error('no')),
    legacy: () => false,
  });
  await expect(outcome).resolves.toBe(false);
});

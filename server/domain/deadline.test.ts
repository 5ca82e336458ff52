import { expect, it, vi } from 'vitest';
import { inTime } from './deadline.ts';

const never = new Promise<string>(() => undefined);
const soon = () => new Promise<string>((resolve) => setTimeout(resolve, 50, 'done'));

it('resolves to the result of work in time, and leaves no timer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    expect(await inTime(soon(), 1_000, () => 'late')).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it('rejects if work in time rejects', async () => {
  await expect(inTime(Promise.reject(new Error('no')), 1_000, () => 'late')).rejects.toThrow('no');
});

it('resolves to the other value if the work takes too long', async () => {
  expect(await inTime(never, 100, () => 'late')).toBe('late');
});

it('rejects if that throws', async () => {
  const late = () => {
    throw new Error('too late');
  };
  await expect(inTime(never, 100, late)).rejects.toThrow('too late');
});

it('does not count the time in which the process is busy', async () => {
  const given = inTime(soon(), 200, () => 'late');
  const end = Date.now() + 400;
  while (Date.now() < end);
  expect(await given).toBe('done');
});

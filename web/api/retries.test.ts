import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { queryRetries, retryDelay, withRetries } from './retries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function failing(error: Error, times: number) {
  let left = times;
  return vi.fn(() => ((left -= 1) >= 0 ? Promise.reject(error) : Promise.resolve('done')));
}

/** The result of a call, or the error it threw. */
function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => error);
}

/** How many calls were made by each of these times, in milliseconds. */
async function callsAfter(run: ReturnType<typeof failing>, times: number[]): Promise<number[]> {
  const calls: number[] = [];
  let now = 0;
  for (const time of times) {
    await vi.advanceTimersByTimeAsync(time - now);
    now = time;
    calls.push(run.mock.calls.length);
  }
  return calls;
}

it.each([new NetworkError('offline'), new ApiError(500, 'e'), new ApiError(503, 'e')])(
  'S-65 repeats a write twice, after 1 s and 2 s: %s',
  async (error) => {
    const run = failing(error, 9);
    const outcome = outcomeOf(withRetries(run));
    expect(await callsAfter(run, [0, 900, 1_000, 2_900, 3_000, 60_000])).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
    expect(await outcome).toBe(error);
  },
);

it('returns as soon as a retry succeeds', async () => {
  const run = failing(new NetworkError('offline'), 2);
  const outcome = outcomeOf(withRetries(run));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await outcome).toBe('done');
  expect(run).toHaveBeenCalledTimes(3);
});

it.each([400, 401, 403, 404, 413, 429])('C-20 never retries after a %d', async (status) => {
  const run = failing(new ApiError(status, 'no'), 9);
  await expect(withRetries(run)).rejects.toThrow('no');
  expect(run).toHaveBeenCalledOnce();
});

it('does not retry after a programming error', async () => {
  const run = failing(new TypeError('bug'), 9);
  await expect(withRetries(run)).rejects.toThrow('bug');
  expect(run).toHaveBeenCalledOnce();
});

it('S-64 waits 1, 2 and 4 s between the four attempts of a read, and never more than 30 s', async () => {
  const run = failing(new ApiError(500, 'e'), 9);
  const outcome = outcomeOf(withRetries(run, null, queryRetries));
  expect(await callsAfter(run, [0, 1_000, 2_900, 3_000, 6_900, 7_000, 90_000])).toEqual([
    1, 2, 2, 3, 3, 4, 4,
  ]);
  expect(await outcome).toMatchObject({ status: 500 });
  expect(retryDelay(5)).toBe(30_000);
  expect(retryDelay(50)).toBe(30_000);
});

it('does not retry what has been aborted in the meantime', async () => {
  const run = failing(new ApiError(500, 'e'), 9);
  const abandoned = new AbortController();
  const outcome = outcomeOf(withRetries(run, abandoned.signal));
  expect(await callsAfter(run, [0, 900])).toEqual([1, 1]);
  abandoned.abort();
  expect(await callsAfter(run, [90_000])).toEqual([1]);
  expect(await outcome).toMatchObject({ status: 500 });
});

it('offline, nothing is repeated', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const run = failing(new NetworkError('offline'), 9);
  expect(await outcomeOf(withRetries(run))).toBeInstanceOf(NetworkError);
  expect(run).toHaveBeenCalledTimes(1);
});

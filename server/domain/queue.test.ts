import { expect, it } from 'vitest';
import { DomainError } from './domain-error.ts';
import { createQueue } from './queue.ts';

const crowded = 'Too many people are here.';

it('runs so many at a time, in the order in which they came', async () => {
  const enqueue = createQueue({ parallel: 2, waiting: 10, crowded });
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    started.push(n);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return n;
  };
  const all = Array.from({ length: 10 }, (_, n) => enqueue(work(n)));
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(2);
});

it('refuses who comes when too many wait, and nobody else', async () => {
  const enqueue = createQueue({ parallel: 1, waiting: 2, crowded });
  const open: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => open.push(resolve));
  const admitted = [enqueue(hold), enqueue(hold), enqueue(hold)];
  const refused = await enqueue(hold).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DomainError);
  expect(refused).toMatchObject({ code: 'unavailable', message: crowded, retryAfter: 2 });
  while (open.length > 0) {
    open.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await Promise.all(admitted);
});

it('goes on after work that failed', async () => {
  const enqueue = createQueue({ parallel: 1, waiting: 1, crowded });
  const failing = enqueue(() => Promise.reject(new Error('no')));
  const next = enqueue(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const crowded = 'Please try again in a moment.';

it('runs one task per account at a time, and as many accounts as allowed', async () => {
  const { add, running, finish } = queueOf(2, 10);
  const all = [add(1, 'a'), add(1, 'b'), add(2, 'c'), add(3, 'd')];
  expect(running()).toEqual(['a', 'c']);
  await finish('a');
  expect(running()).toEqual(['c', 'd']);
  await finish('d');
  expect(running()).toEqual(['c', 'b']);
  await finish('c');
  await finish('b');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('lets accounts take turns, however many tasks one of them has', async () => {
  const { add, running, finish } = queueOf(1, 10);
  for (const name of ['a', 'b', 'c', 'd']) void add(1, name);
  void add(2, 'e');
  void add(3, 'f');
  const order: string[] = [];
  while (running().length > 0) {
    order.push(...running());
    await finish(String(running()[0]));
  }
  expect(order).toEqual(['a', 'e', 'f', 'b', 'c', 'd']);
});

it('refuses the last task of whoever has most when it is full', async () => {
  const { add, finish } = queueOf(1, 3);
  const [first, , , dropped] = ['a', 'b', 'c', 'd'].map((name) => add(1, name));
  const other = add(2, 'e');
  await expect(dropped).rejects.toMatchObject({ code: 'unavailable', message: crowded });
  const [fewer, newest] = [add(3, 'f'), add(4, 'g')];
  await expect(newest).rejects.toMatchObject({ code: 'unavailable' });
  for (const name of ['a', 'e', 'f', 'b', 'c']) await finish(name);
  expect(await Promise.all([first, other, fewer])).toEqual(['a', 'e', 'f']);
});

it('goes on after a task that failed', async () => {
  const queue = createFairQueue({ parallel: 1, waiting: 1, crowded });
  const failed = queue(1, () => Promise.reject(new Error('broken')));
  const next = queue(1, () => Promise.resolve('fine'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});

/** Tasks that run until they are finished by name. */
function queueOf(parallel: number, waiting: number) {
  const queue = createFairQueue({ parallel, waiting, crowded });
  const running = new Map<string, () => void>();
  return {
    add: (account: number, name: string) => {
      const task = queue(account, async () => {
        await new Promise<void>((resolve) => running.set(name, resolve));
        return name;
      });
      task.catch(() => {}); // expected where it matters
      return task;
    },
    running: () => [...running.keys()],
    finish: async (name: string) => {
      running.get(name)?.();
      running.delete(name);
      await new Promise(setImmediate);
    },
  };
}

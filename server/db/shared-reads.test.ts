import { expect, it } from 'vitest';
import { shareReads } from './shared-reads.ts';

/** A database whose queries are answered one by one, by the test. */
function startDatabase() {
  const queries: {
    keys: string[];
    answer: (rows: [string, number][]) => void;
    fail: () => void;
  }[] = [];
  const read = shareReads((keys: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, number>>();
    queries.push({
      keys,
      answer: (rows) => resolve(new Map(rows)),
      fail: () => reject(new Error('The connection was lost.')),
    });
    return promise;
  });
  const sent = (count: number) => expect.poll(() => queries.length).toBe(count);
  return { read, queries, sent };
}

it('reads what was asked for at the same time in one query, each key once', async () => {
  const { read, queries, sent } = startDatabase();
  const reads = ['elm', 'oak', 'elm', 'fir'].map((key) => read(key));
  await sent(1);
  expect(queries[0]?.keys).toEqual(['elm', 'oak', 'fir']);
  queries[0]?.answer([
    ['elm', 1],
    ['oak', 2],
  ]);
  expect(await Promise.all(reads)).toEqual([1, 2, 1, null]);
});

it('joins no query that has been sent, so that it never reads older data', async () => {
  const { read, queries, sent } = startDatabase();
  const early = read('elm');
  await sent(1);
  const late = read('elm');
  await sent(2);
  queries[1]?.answer([['elm', 2]]);
  expect(await late).toBe(2);
  queries[0]?.answer([['elm', 1]]);
  expect(await early).toBe(1);
});

it('fails for all who joined a failing query, and reads again for the next', async () => {
  const { read, queries, sent } = startDatabase();
  const reads = Promise.allSettled([read('elm'), read('elm'), read('oak')]);
  await sent(1);
  queries[0]?.fail();
  expect((await reads).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  const next = read('elm');
  await sent(2);
  queries[1]?.answer([['elm', 3]]);
  expect(await next).toBe(3);
});

it('fails in the same way if the query cannot even begin', async () => {
  let works = false;
  const read = shareReads((keys: string[]) => {
    if (!works) throw new Error('The pool has ended.');
    return Promise.resolve(new Map(keys.map((key) => [key, 1])));
  });
  const reads = await Promise.allSettled([read('elm'), read('oak')]);
  expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  works = true;
  expect(await read('elm')).toBe(1);
});

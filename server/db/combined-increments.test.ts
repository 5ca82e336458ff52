import { expect, it } from 'vitest';
import { combineIncrements, totalOf } from './combined-increments.ts';

/** A database whose statements the test commits or fails one by one. */
function startDatabase() {
  const sent: {
    name: string;
    by: number;
    labels: unknown[];
    commit: () => void;
    fail: () => void;
  }[] = [];
  const increment = combineIncrements();
  const add = (name: string, label?: string) =>
    increment(
      name,
      (increments) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const by = totalOf(increments);
        const labels = [...increments.keys()];
        sent.push({ name, by, labels, commit: resolve, fail: () => reject(new Error('not now')) });
        return promise;
      },
      label,
    );
  const statements = (count: number) => expect.poll(() => sent.length).toBe(count);
  return { add, sent, statements };
}

it('adds what arrives at the same time in one statement', async () => {
  const { add, sent, statements } = startDatabase();
  const added = Promise.all([add('elm'), add('elm'), add('elm')]);
  await statements(1);
  expect(sent[0]).toMatchObject({ name: 'elm', by: 3 });
  sent[0]?.commit();
  await added;
});

it('combines what arrives while a statement is running, and confirms it only after its own', async () => {
  const { add, sent, statements } = startDatabase();
  const done: string[] = [];
  const first = add('elm').then(() => done.push('first'));
  await statements(1);
  const later = [1, 2, 3, 4].map((n) => add('elm').then(() => done.push(`later ${n}`)));
  sent[0]?.commit();
  await first;
  await statements(2);
  expect(done).toEqual(['first']);
  expect(sent.map(({ by }) => by)).toEqual([1, 4]);
  sent[1]?.commit();
  await Promise.all(later);
});

it('keeps different rows apart', async () => {
  const { add, sent, statements } = startDatabase();
  const elm = add('elm');
  await statements(1);
  const oak = add('oak');
  await statements(2);
  expect(sent.map(({ name }) => name)).toEqual(['elm', 'oak']);
  sent[1]?.commit();
  await oak;
  sent[0]?.commit();
  await elm;
});

it('fails for all who joined a failing statement, and for nobody else', async () => {
  const { add, sent, statements } = startDatabase();
  const failing = Promise.allSettled([add('elm'), add('elm')]);
  await statements(1);
  const next = add('elm');
  sent[0]?.fail();
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await statements(2);
  expect(sent[1]).toMatchObject({ by: 1 });
  sent[1]?.commit();
  await next;
});

it('shares a statement whatever the labels are', async () => {
  const { add, sent, statements } = startDatabase();
  const added = Promise.all([
    add('elm', 'door'),
    add('elm'),
    add('elm', 'desk'),
    add('elm', 'door'),
  ]);
  await statements(1);
  expect(sent[0]).toMatchObject({ by: 4, labels: ['door', undefined, 'desk'] });
  sent[0]?.commit();
  await added;
});

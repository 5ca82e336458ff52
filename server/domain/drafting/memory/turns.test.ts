import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets in a few at a time, in order, and everything else between them', async () => {
  const nextTurn = createTurns(2);
  const events: string[] = [];
  const work = ['a', 'b', 'c', 'd', 'e'].map(async (name) => {
    await nextTurn();
    events.push(name);
  });
  const others = (async () => {
    for (let turn = 1; turn <= 3; turn += 1) {
      await nextLoop();
      events.push(`other ${turn}`);
    }
  })();
  await Promise.all([...work, others]);
  expect(events).toEqual(['a', 'b', 'other 1', 'c', 'd', 'other 2', 'e', 'other 3']);
});

it('lets in those who come later, too', async () => {
  const nextTurn = createTurns(1);
  await nextTurn();
  await Promise.all([nextTurn(), nextTurn()]);
  await nextTurn();
  expect.assertions(0);
});

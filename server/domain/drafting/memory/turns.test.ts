import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns, type NextTurn } from './turns.ts';

it('lets in one at a time, in order of arrival, and several turns for everything else', async () => {
  const { events, working } = start(
    createTurns(() => 0),
    () => {},
  );
  await serveOthers(events, 30);
  await working;
  expect(events.filter((event) => event !== 'other')).toEqual(['a', 'b', 'c']);
  expect(othersBetween(events, 'a', 'b')).toBeGreaterThanOrEqual(6);
  expect(othersBetween(events, 'b', 'c')).toBeGreaterThanOrEqual(6);
});

it('does not let everything else take longer than the work', async () => {
  let clock = 0;
  const { events, working } = start(
    createTurns(() => clock),
    () => (clock += 2),
  );
  // Each turn of something else takes as long as a piece of work.
  await serveOthers(events, 12, () => (clock += 2));
  await working;
  expect(othersBetween(events, 'a', 'b')).toBeLessThanOrEqual(4);
  expect(othersBetween(events, 'b', 'c')).toBeLessThanOrEqual(4);
});

it('lets in at once those who come when nobody is waiting', async () => {
  const nextTurn = createTurns();
  await nextTurn();
  await nextTurn();
  await expect(nextTurn()).resolves.toBeUndefined();
});

function start(nextTurn: NextTurn, work: () => void) {
  const events: string[] = [];
  const working = Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      await nextTurn();
      events.push(name);
      work();
    }),
  );
  return { events, working };
}

async function serveOthers(events: string[], turns: number, work = () => {}): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await nextLoop();
    events.push('other');
    work();
  }
}

function othersBetween(events: string[], first: string, last: string): number {
  return events
    .slice(events.indexOf(first), events.indexOf(last))
    .filter((event) => event === 'other').length;
}

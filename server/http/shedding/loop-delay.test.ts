import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLoopDelay } from './loop-delay.ts';

const clock = { time: 1_000, idleTime: 0, now: () => clock.time, idle: () => clock.idleTime };

it('counts from the first request of a turn, if the loop was idle before it', async () => {
  const delay = createLoopDelay(clock);
  expect(delay()).toBe(0);
  clock.time += 30;
  expect(delay()).toBe(30);
  await nextTurn();
  clock.time += 500;
  clock.idleTime += 400;
  expect(delay()).toBe(0);
});

it('counts the last turn too, if the loop had no rest since', async () => {
  const delay = createLoopDelay(clock);
  delay();
  clock.time += 40;
  await nextTurn();
  expect(delay()).toBe(40);
  clock.time += 45;
  expect(delay()).toBe(45);
  await nextTurn();
  expect(delay()).toBe(45);
  await nextTurn();
  expect(delay()).toBe(0);
});

it('counts what a turn did before its first request, if the loop had no rest', async () => {
  const delay = createLoopDelay(clock);
  delay();
  await nextTurn();
  clock.time += 25;
  expect(delay()).toBe(25);
});

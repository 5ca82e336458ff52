import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTimedRead } from './timed-read.ts';

const never = () => new Promise<never>(() => {});

let time = 0;
const start = () => createTimedRead(pino({ level: 'silent' }), () => time);

it('asks a database that did not answer at most once a second until it does', async () => {
  const read = start();
  expect(await read(never)).toBeNull();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return 'an answer';
  };
  expect(await read(ask)).toBeNull();
  expect(asked).toBe(0);
  time += 1_000;
  expect(await read(ask)).toBe('an answer');
  expect(await read(ask)).toBe('an answer');
  expect(asked).toBe(2);
});

it('asks a database that failed again for the next page', async () => {
  const read = start();
  expect(await read(() => Promise.reject(new Error('not now')))).toBeNull();
  expect(await read(async () => 'an answer')).toBe('an answer');
});

it('does not take an answer that came too late for a recovery', async () => {
  const read = start();
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await read(() => promise)).toBeNull();
  time += 1_001;
  expect(await read(never)).toBeNull();
  resolve('late');
  await promise;
  let asked = false;
  await read(async () => (asked = true));
  expect(asked).toBe(false);
});

it('takes an answer in the usual time for a recovery, although pages did not wait for it', async () => {
  const read = start();
  expect(await read(() => Promise.reject(new Error('not now')))).toBeNull();
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await read(() => promise)).toBeNull();
  time += 900;
  resolve('slow');
  await promise;
  let asked = false;
  await read(async () => (asked = true));
  expect(asked).toBe(true);
});

import { beforeEach, expect, it } from 'vitest';
import { SECOND } from '../../contract/durations.ts';
import { createSendingWindow, type Flight, type SendingWindow } from './sending-window.ts';

let now: number;
let window: SendingWindow;

beforeEach(() => {
  now = 0;
  window = createSendingWindow(16, () => now);
});

it('sends eight at once, at most six of them about feedback', () => {
  fill('feedback', 6);
  expect(window.room()).toMatchObject({ any: true, feedback: false });
  const last = fill('account', 2);
  expect(window.room()).toMatchObject({ any: false, feedback: false });
  for (const flight of last) window.leave(flight);
  expect(window.room()).toMatchObject({ any: true, feedback: false });
});

it('makes room for others once emails are overdue, up to its connections', () => {
  fill('feedback', 6);
  now = 6 * SECOND;
  expect(window.room()).toMatchObject({ any: true, feedback: true });
  fill('feedback', 4);
  expect(window.room()).toMatchObject({ any: true, feedback: false });
  fill('account', 4);
  now = 12 * SECOND;
  expect(window.room()).toMatchObject({ any: true, feedback: false });
  fill('account', 2);
  expect(window.room()).toMatchObject({ any: false });
});

it('gives a domain half of it', () => {
  expect(take('one', 5)).toEqual([true, true, true, true, false]);
  expect(window.room().busyDomains).toEqual(['one']);
  expect(take('other', 1)).toEqual([true]);
});

it('gives domains that left emails unanswered one each, and three in all', () => {
  for (const domain of ['a', 'b', 'c', 'd']) window.rate(domain, true);
  expect(take('a', 2)).toEqual([true, false]);
  expect(take('b', 1)).toEqual([true]);
  expect(window.room().busyDomains.toSorted()).toEqual(['a', 'b']);
  expect(take('c', 1)).toEqual([true]);
  expect(window.room().busyDomains.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  window.rate('d', false);
  expect(take('d', 1)).toEqual([true]);
});

it.each([1, 2, 3])('sends with %i connections, too', (connections) => {
  window = createSendingWindow(connections, () => now);
  expect(window.room()).toMatchObject({ any: true, feedback: true });
  expect(take('one', 1)).toEqual([true]);
});

function fill(about: 'feedback' | 'account', count: number): Flight[] {
  return Array.from({ length: count }, () => window.enter(about === 'feedback'));
}

function take(domain: string, count: number): boolean[] {
  return Array.from({ length: count }, () => window.take(window.enter(true), domain));
}

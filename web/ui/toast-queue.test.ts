import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

let queue: ReturnType<typeof createToastQueue>;
const title = () => queue.current()?.title;

beforeEach(() => {
  vi.useFakeTimers();
  queue = createToastQueue();
});
afterEach(() => vi.useRealTimers());

it('S-59 a toast without its own duration closes after 5000 ms', () => {
  queue.show({ title: 'a' });
  vi.advanceTimersByTime(4_999);
  expect(title()).toBe('a');
  vi.advanceTimersByTime(1);
  expect(title()).toBeUndefined();
});

it('a toast with its own duration closes after it', () => {
  queue.show({ title: 'saved', duration: 2_000 });
  vi.advanceTimersByTime(2_000);
  expect(title()).toBeUndefined();
});

it('S-57 a new action replaces the visible toast and drops the queued ones', () => {
  const first = {};
  queue.show({ title: 'a' }, first);
  queue.show({ title: 'b' }, first);
  queue.show({ title: 'c' });
  expect(title()).toBe('c');
  vi.advanceTimersByTime(5_000);
  expect(title()).toBeUndefined();
});

it('C-27 queues toasts of the same action', () => {
  const action = {};
  queue.show({ title: 'a', duration: 1_000 }, action);
  queue.show({ title: 'b', duration: 1_000 }, action);
  expect(title()).toBe('a');
  vi.advanceTimersByTime(1_000);
  expect(title()).toBe('b');
  vi.advanceTimersByTime(1_000);
  expect(title()).toBeUndefined();
});

it('shows the same toast again with its full time', () => {
  queue.show({ title: 'a' });
  const { id } = queue.current() ?? { id: 0 };
  vi.advanceTimersByTime(4_000);
  queue.show({ title: 'a' });
  expect(queue.current()?.id).not.toBe(id);
  vi.advanceTimersByTime(4_000);
  expect(title()).toBe('a');
});

it('pauses the timer while a person reads', () => {
  queue.show({ title: 'a' });
  vi.advanceTimersByTime(4_000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(title()).toBe('a');
  queue.resume();
  vi.advanceTimersByTime(999);
  expect(title()).toBe('a');
  vi.advanceTimersByTime(1);
  expect(title()).toBeUndefined();
});

it('a toast that replaces a paused one starts its own timer', () => {
  queue.show({ title: 'a' });
  queue.pause();
  queue.show({ title: 'b' });
  vi.advanceTimersByTime(5_000);
  expect(title()).toBeUndefined();
});

it('shows the next toast of the action when one is closed', () => {
  const action = {};
  queue.show({ title: 'a' }, action);
  queue.show({ title: 'b' }, action);
  queue.dismiss();
  expect(title()).toBe('b');
  queue.dismiss();
  expect(title()).toBeUndefined();
});

it('notifies listeners of each change until they unsubscribe', () => {
  const heard = vi.fn();
  const leave = queue.subscribe(heard);
  queue.show({ title: 'a' });
  vi.advanceTimersByTime(5_000);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  queue.show({ title: 'b' });
  expect(heard).toHaveBeenCalledTimes(2);
});

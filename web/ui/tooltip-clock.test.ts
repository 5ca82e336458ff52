import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSwipe } from './swipe.ts';
import { createTooltipClock } from './tooltip-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('S-70 the first tooltip waits 700 ms', () => {
  expect(createTooltipClock().delay()).toBe(700);
});

it('S-71 the next tooltip opens at once within 300 ms, and waits again after that', () => {
  const clock = createTooltipClock();
  clock.noteClosed();
  vi.advanceTimersByTime(299);
  expect(clock.delay()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(clock.delay()).toBe(700);
});

it.each([
  [40, false],
  [-49, false],
  [50, true],
  [-60, true],
])('S-58 a movement of %i px is a swipe: %s', (distance, expected) => {
  expect(isSwipe(distance)).toBe(expected);
});

import { afterEach, expect, it, vi } from 'vitest';
import { pickerToasts } from '../features/review-flow/picker-toasts.ts';
import { toasts } from '../ui/toast-queue.ts';
import { withEarlyReview } from './early-review.ts';

const saved = { chosen: ['Kind'], name: 'Ann', note: 'Thanks' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('without anything saved or early nothing is chosen', () => {
  expect(merged({}, {})).toEqual({ chosen: [] });
});

it('what was saved stays where nothing was ticked or typed since', () => {
  expect(merged(saved, {})).toEqual(saved);
});

it('what was typed since counts, and what was ticked is added', () => {
  const early = { ticked: ['Calm', 'Kind'], name: 'Bob', note: 'Thanks a lot' };
  expect(merged(saved, early)).toEqual({
    chosen: ['Kind', 'Calm'],
    name: 'Bob',
    note: 'Thanks a lot',
  });
});

it('V-01 of more than four the first four stay, and the rest is refused', () => {
  const show = vi.spyOn(toasts, 'show');
  const early = { ticked: ['C', 'D', 'E'] };
  expect(merged({ chosen: ['A', 'B'] }, early)).toEqual({ chosen: ['A', 'B', 'C', 'D'] });
  expect(show).toHaveBeenCalledWith(pickerToasts.maximum);
});

it('of a name that could not be typed, as much stays as could', () => {
  const show = vi.spyOn(toasts, 'show');
  expect(merged({}, { name: 'Bob 7' }).name).toBe('Bob ');
  expect(show).toHaveBeenCalledWith(pickerToasts.name);
});

interface Early {
  ticked?: string[];
  name?: string;
  note?: string;
}

/** With a form that holds what is early. */
function merged(before: object, { ticked = [], name = '', note = '' }: Early) {
  const data = new FormData();
  for (const text of ticked) data.append('sentiment', text);
  data.set('thankSomeone', name);
  data.set('note', note);
  vi.stubGlobal('FormData', function form() {
    return data;
  });
  return withEarlyReview(before, {} as HTMLFormElement); // only `FormData` reads it
}

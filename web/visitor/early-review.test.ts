import { afterEach, expect, it, vi } from 'vitest';
import { pickerToasts } from '../features/review-flow/picker-toasts.ts';
import { toasts } from '../ui/toast-queue.ts';
import { withEarlyReview } from './early-review.ts';

const saved = { chosen: ['Kind'], name: 'Ann', note: 'Thanks' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('chooses nothing without saved or early input', () => {
  expect(merged({}, {})).toEqual({ chosen: [] });
});

it('keeps the saved state without early input', () => {
  expect(merged(saved, {})).toEqual(saved);
});

it('replaces saved text with early text, and adds early sentiments', () => {
  const early = { checked: ['Calm', 'Kind'], name: 'Bob', note: 'Thanks a lot' };
  expect(merged(saved, early)).toEqual({
    chosen: ['Kind', 'Calm'],
    name: 'Bob',
    note: 'Thanks a lot',
  });
});

it('V-01 keeps the first four of more than four, and refuses the rest', () => {
  const show = vi.spyOn(toasts, 'show');
  const early = { checked: ['C', 'D', 'E'] };
  expect(merged({ chosen: ['A', 'B'] }, early)).toEqual({ chosen: ['A', 'B', 'C', 'D'] });
  expect(show).toHaveBeenCalledWith(pickerToasts.maximum);
});

it('keeps the allowed beginning of a name that could not be typed', () => {
  const show = vi.spyOn(toasts, 'show');
  expect(merged({}, { name: 'Bob 7' }).name).toBe('Bob ');
  expect(show).toHaveBeenCalledWith(pickerToasts.name);
});

interface Early {
  checked?: string[];
  name?: string;
  note?: string;
}

/** With a form that contains the early input. */
function merged(before: object, { checked = [], name = '', note = '' }: Early) {
  const data = new FormData();
  for (const text of checked) data.append('sentiment', text);
  data.set('thankSomeone', name);
  data.set('note', note);
  vi.stubGlobal('FormData', function form() {
    return data;
  });
  return withEarlyReview(before, {} as HTMLFormElement); // only `FormData` reads it
}

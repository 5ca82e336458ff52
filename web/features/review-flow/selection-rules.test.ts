import { expect, it } from 'vitest';
import { pickerToasts } from './picker-toasts.ts';
import {
  submitLabel,
  submitToast,
  toggled,
  mergeSelection,
  withCustom,
} from './selection-rules.ts';

const offered = ['Professional', 'Helpful', 'Seen on time'];
const four = ['a', 'b', 'c', 'd'];

it('W-13 choosing again deselects', () => {
  expect(toggled(['a'], 'b').chosen).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a').chosen).toEqual(['b']);
});

it('V-01 refuses a fifth with T-20, and one of the four can still be deselected', () => {
  expect(toggled(four, 'e')).toEqual({ chosen: four, refusal: pickerToasts.maximum });
  expect(toggled(four, 'd')).toEqual({ chosen: ['a', 'b', 'c'] });
});

it('W-17 capitalizes a custom sentiment', () => {
  expect(withCustom([], offered, ' vErY KIND ').chosen).toEqual(['Very kind']);
});

it.each(['', '   ', '\u00a0'])('V-03 refuses an empty custom sentiment %j with T-21', (typed) => {
  expect(withCustom(['a'], offered, typed)).toEqual({ chosen: ['a'], refusal: pickerToasts.empty });
});

it.each([
  [['Very kind'], 'very KIND'],
  [['Helpful'], 'HELPFUL'],
])('V-04 %j refuses %j as a duplicate with T-22', (chosen, typed) => {
  expect(withCustom(chosen, offered, typed)).toEqual({ chosen, refusal: pickerToasts.duplicate });
});

it('C-39 selects the offered sentiment if a custom one equals it', () => {
  expect(withCustom([], offered, 'SEEN ON TIME').chosen).toEqual(['Seen on time']);
});

it('refuses a duplicate as such even at four', () => {
  expect(withCustom(['Helpful', 'b', 'c', 'd'], offered, 'helpful').refusal).toBe(
    pickerToasts.duplicate,
  );
  expect(withCustom(four, offered, 'kind').refusal).toBe(pickerToasts.maximum);
});

it('merges saved and early sentiments without duplicates', () => {
  expect(mergeSelection(['a', 'b'], ['b', 'c'])).toEqual({ chosen: ['a', 'b', 'c'] });
});

it('keeps the first four of more than four early ones, with T-20', () => {
  expect(mergeSelection([], ['a', 'b', 'c', 'd', 'e'])).toEqual({
    chosen: four,
    refusal: pickerToasts.maximum,
  });
});

it('W-32 shows T-24 for none, T-25 for any number but four, and nothing for four', () => {
  expect(submitToast([])).toEqual({
    title: 'Please select at least one sentiment',
    description: 'Choose how you felt about your healthcare experience',
  });
  expect(submitToast(['a', 'b', 'c'])).toEqual({
    title: 'Please select four sentiments',
    description: 'You currently have 3 selected',
  });
  expect(submitToast([...four, 'e'])?.description).toBe('You currently have 5 selected');
  expect(submitToast(four)).toBeUndefined();
});

it('W-28 W-29 the button says how many are missing', () => {
  expect([0, 1, 2, 3, 4].map(submitLabel)).toEqual([
    'Select 4 more sentiments',
    'Select 3 more sentiments',
    'Select 2 more sentiments',
    'Select 1 more sentiment',
    'Generate My Review',
  ]);
});

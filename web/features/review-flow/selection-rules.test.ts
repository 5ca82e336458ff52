import { expect, it } from 'vitest';
import { pickerToasts } from './picker-toasts.ts';
import { submitLabel, submitToast, toggled, united, withOwn } from './selection-rules.ts';

const offered = ['Professional', 'Helpful', 'Seen on time'];
const four = ['a', 'b', 'c', 'd'];

it('W-13 choosing again takes back', () => {
  expect(toggled(['a'], 'b').chosen).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a').chosen).toEqual(['b']);
});

it('V-01 a fifth is refused with T-20, and one of the four can still be taken back', () => {
  expect(toggled(four, 'e')).toEqual({ chosen: four, refusal: pickerToasts.maximum });
  expect(toggled(four, 'd')).toEqual({ chosen: ['a', 'b', 'c'] });
});

it('W-17 an own word is capitalised', () => {
  expect(withOwn([], offered, ' vErY KIND ').chosen).toEqual(['Very kind']);
});

it.each(['', '   ', '\u00a0'])('V-03 an empty own word %j is refused with T-21', (typed) => {
  expect(withOwn(['a'], offered, typed)).toEqual({ chosen: ['a'], refusal: pickerToasts.empty });
});

it.each([
  [['Very kind'], 'very KIND'],
  [['Helpful'], 'HELPFUL'],
])('V-04 %j refuses %j as a duplicate with T-22', (chosen, typed) => {
  expect(withOwn(chosen, offered, typed)).toEqual({ chosen, refusal: pickerToasts.duplicate });
});

it('C-39 an own word that is offered too chooses the offered one', () => {
  expect(withOwn([], offered, 'SEEN ON TIME').chosen).toEqual(['Seen on time']);
});

it('a duplicate is told as such even at four', () => {
  expect(withOwn(['Helpful', 'b', 'c', 'd'], offered, 'helpful').refusal).toBe(
    pickerToasts.duplicate,
  );
  expect(withOwn(four, offered, 'kind').refusal).toBe(pickerToasts.maximum);
});

it('what was saved and what was ticked early is united, each once', () => {
  expect(united(['a', 'b'], ['b', 'c'])).toEqual({ chosen: ['a', 'b', 'c'] });
});

it('of more than four ticked early the first four stay, with T-20', () => {
  expect(united([], ['a', 'b', 'c', 'd', 'e'])).toEqual({
    chosen: four,
    refusal: pickerToasts.maximum,
  });
});

it('W-32 submitting none tells T-24, another number than four T-25, and four nothing', () => {
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

it('W-28 W-29 the button tells how many are missing', () => {
  expect([0, 1, 2, 3, 4].map(submitLabel)).toEqual([
    'Select 4 more sentiments',
    'Select 3 more sentiments',
    'Select 2 more sentiments',
    'Select 1 more sentiment',
    'Generate My Review',
  ]);
});

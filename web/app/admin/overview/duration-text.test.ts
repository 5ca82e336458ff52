import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [0, 'less than a minute'],
  [59, 'less than a minute'],
  [60, '1 minute'],
  [3_599, '59 minutes'],
  [3_600, '1 hour'],
  [172_800, '2 days'],
])('%i seconds are %s', (seconds, text) => expect(durationText(seconds)).toBe(text));

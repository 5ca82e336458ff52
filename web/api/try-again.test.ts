import { expect, it } from 'vitest';
import { errorOf } from './errors.ts';
import { waitText, withWait } from './try-again.ts';

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_540, '59 minutes'],
  [3_541, '1 hour'],
  [3_600, '1 hour'],
  [3_601, '2 hours'],
  [86_400, '24 hours'],
])('%s seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

it.each([
  [
    'Too many requests. Please wait a moment and try again.',
    'Too many requests. Please try again in 20 minutes.',
  ],
  [
    'The service is not available right now. Please try again in a moment.',
    'The service is not available right now. Please try again in 20 minutes.',
  ],
  [
    'Too many failed login attempts for this account. Please try again later, or reset your password.',
    'Too many failed login attempts for this account. Please try again in 20 minutes, or reset your password.',
  ],
  [
    'Please use the newest one, or try again later.',
    'Please use the newest one, or try again in 20 minutes.',
  ],
  ['Too many businesses. Try again later.', 'Too many businesses. Try again in 20 minutes.'],
  ['That is a lot of feedback.', 'That is a lot of feedback. Try again in 20 minutes.'],
  ['Slow down', 'Slow down. Try again in 20 minutes.'],
])('"%s" says how long', (message, expected) => {
  expect(withWait(message, 1_200)).toBe(expected);
});

it.each([
  [429, '1200', 'Please try again in 20 minutes.'],
  [503, '2', 'Please try again in 2 seconds.'],
  [429, null, 'Please try again later.'],
  [429, 'Mon, 01 Jan 2035 00:00:00 GMT', 'Please try again later.'],
  [400, '1200', 'Please try again later.'],
])('the message of a %s with Retry-After %s ends with "%s"', (status, retryAfter, expected) => {
  const headers = new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter });
  const body = JSON.stringify({ message: 'No. Please try again later.' });
  expect(errorOf({ status, statusText: '', headers }, body).message).toBe(`No. ${expected}`);
});

it('a body without a message is left as it is', () => {
  const headers = new Headers({ 'Retry-After': '60' });
  expect(errorOf({ status: 429, statusText: '', headers }, '<h1>No</h1>').message).toBe(
    '<h1>No</h1>',
  );
});

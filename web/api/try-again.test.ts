import { expect, it } from 'vitest';
import { timedErrorOf } from './timed-error.ts';
import { waitText } from './wait-text.ts';

it.each([
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
])('"%s" says how long', async (message, expected) => {
  expect(await messageOf(429, '1200', { message })).toBe(expected);
});

it.each([
  [429, '1200', 'Please try again in 20 minutes.'],
  [503, '2', 'Please try again in 2 seconds.'],
  [429, null, 'Please try again later.'],
  [429, 'Mon, 01 Jan 2035 00:00:00 GMT', 'Please try again later.'],
  [400, '1200', 'Please try again later.'],
])(
  'the message of a %s with Retry-After %s ends with "%s"',
  async (status, retryAfter, expected) => {
    expect(await messageOf(status, retryAfter, { message: 'No. Please try again later.' })).toBe(
      `No. ${expected}`,
    );
  },
);

it.each([[{ success: false }], ['<h1>No</h1>']])(
  'the body %j has no message to change',
  async (body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(await messageOf(429, '60', body)).toBe(text);
  },
);

async function messageOf(status: number, retryAfter: string | null, body: object | string) {
  const headers = new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await timedErrorOf({ status, statusText: '', headers }, text)).message;
}

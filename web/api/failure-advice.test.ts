import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { ApiError, errorOf, NetworkError } from './errors.ts';
import { failureAdvice } from './failure-advice.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const refusal = (headers: HeadersInit) =>
  errorOf({ status: 429, statusText: '', headers: new Headers(headers) }, '<h1>Slow down</h1>');

it('says that the device is offline, even if the request timed out', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const offline = "You're offline. Connect to the internet and try again.";
  expect(failureAdvice(new NetworkError('x'))).toBe(offline);
  expect(failureAdvice(new NetworkError('x', true))).toBe(offline);
});

it('says that the connection is slow after a timeout', () => {
  expect(failureAdvice(new NetworkError('x', true))).toBe(
    'Your connection is slow. Wait for a better signal and try again.',
  );
});

it.each([
  ['60', '1 minute'],
  ['5400', '2 hours'],
  ['7200', '2 hours'],
])(
  'repeats why a page takes no more feedback, and when it does, after %s seconds',
  (seconds, time) => {
    const body = JSON.stringify({ message: 'A lot of feedback.', code: 'too_many_emails' });
    const headers = new Headers({ 'Retry-After': seconds });
    const error = errorOf({ status: 429, statusText: '', headers }, body);
    expect(failureAdvice(error)).toBe(`A lot of feedback. Try again in ${time}.`);
  },
);

it.each([
  [{ 'Retry-After': '3' }, '3 seconds'],
  [{ 'Retry-After': '60' }, '1 minute'],
  [{ 'Retry-After': '61' }, '2 minutes'],
  [{ 'Retry-After': '3540' }, '59 minutes'],
  [{ 'Retry-After': 'Mon, 01 Jan 2035 00:00:00 GMT' }, 'a minute'],
  [{}, 'a minute'],
])('says when to try again after a 429 with %j', (headers, time) => {
  expect(failureAdvice(refusal(headers))).toBe(
    `Too many requests from your network. Try again in ${time}.`,
  );
});

it.each([new NetworkError('x'), new ApiError(500, 'x'), new ApiError(400, 'x'), new Error('x')])(
  'has nothing better than the usual sentence for %s',
  (error) => expect(failureAdvice(error)).toBeUndefined(),
);

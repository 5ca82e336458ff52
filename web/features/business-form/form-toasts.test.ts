import { expect, it } from 'vitest';
import { ApiError, errorOf, NetworkError } from '../../api/errors.ts';
import { setupFailure, updateFailure } from './form-toasts.ts';

it.each([
  [
    'the message of a body',
    errorOf({ status: 500, statusText: '' }, '{"message":"Full."}'),
    'Full.',
  ],
  ['the error of a body', errorOf({ status: 400, statusText: '' }, '{"error":"No."}'), 'No.'],
  ['plain text', errorOf({ status: 500, statusText: '' }, 'Out of paper.'), 'Out of paper.'],
  ['no body', errorOf({ status: 500, statusText: 'Internal Server Error' }, ''), null],
  ['no body over HTTP/2', errorOf({ status: 502, statusText: '' }, ''), null],
  ['markup', errorOf({ status: 502, statusText: 'Bad Gateway' }, '<h1>Bad</h1>'), null],
  ['data', errorOf({ status: 500, statusText: '' }, '{"oops":1}'), null],
  ['an empty message', new ApiError(500, ''), null],
  ['something else', 'thrown', null],
])('B-19 E-10 %s', (_, error, sentence) => {
  const description = sentence ?? 'Something went wrong';
  expect(setupFailure(error)).toMatchObject({ title: 'Error setting up business', description });
  expect(updateFailure(error)).toMatchObject({ title: 'Update Failed', description });
});

it('B-19 without a response, the toast says that the business may exist and where to look', () => {
  const lost = new NetworkError('There was no answer.');
  expect(setupFailure(lost).description).toMatch(/^There was no answer\. .*My Dashboard/);
  expect(updateFailure(lost).description).toBe('There was no answer.');
});

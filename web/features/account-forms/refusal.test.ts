import { expect, it } from 'vitest';
import { errorOf, NetworkError } from '../../api/errors.ts';
import { failureSentences } from './account-toasts.tsx';
import { expectSuccess, Refusal, sentenceOf } from './refusal.ts';

const { forgot, resetByLink, resetByCode, resetPage } = failureSentences;

function answer(status: number, body: string) {
  return errorOf({ status, statusText: '' }, body);
}

function refusalOf(reply: { success?: boolean; message?: string }): unknown {
  try {
    return expectSuccess(reply);
  } catch (error) {
    return error;
  }
}

it('the server’s message takes precedence over ours', () => {
  expect(sentenceOf(answer(400, '{"message":"This code is wrong."}'), resetByCode)).toBe(
    'This code is wrong.',
  );
  expect(sentenceOf(answer(429, '{"error":"Please wait."}'), forgot)).toBe('Please wait.');
  expect(sentenceOf(answer(400, 'No.'), forgot)).toBe('No.');
});

it('T-14 `success: false` with and without a message', () => {
  expect(sentenceOf(refusalOf({ success: false, message: 'Not now.' }), forgot)).toBe('Not now.');
  expect(sentenceOf(refusalOf({ success: false }), forgot)).toBe(
    'Failed to send reset instructions. Please try again.',
  );
  expect(refusalOf({})).toBeInstanceOf(Refusal);
  expect(refusalOf({ success: true })).toBeUndefined();
});

it.each([
  ['T-14', forgot, 'Failed to send reset instructions. Please try again.'],
  ['T-16', resetByLink, 'Failed to reset password. The reset link may have expired.'],
  ['T-17', resetByCode, 'Failed to reset password. Please check your code and try again.'],
  ['T-66', resetPage, 'Failed to reset password. Please try again.'],
])('%s the body of a response without a message is not shown', (_, sentences, expected) => {
  for (const body of [
    '{"success":false}',
    '<!doctype html><title>502</title>',
    '[]',
    'Oops <b>500</b>',
  ]) {
    expect(sentenceOf(answer(400, body), sentences)).toBe(expected);
  }
  expect(sentenceOf(refusalOf({ success: false }), sentences)).toBe(expected);
});

it.each([
  ['T-15', forgot, 'An unexpected error occurred. Please try again later.'],
  ['T-67', resetPage, 'An error occurred while resetting your password. Please try again.'],
])('%s without a response', (_, sentences, expected) => {
  expect(sentenceOf(new NetworkError('lost'), sentences)).toBe(expected);
  expect(sentenceOf(new TypeError('a bug'), sentences)).toBe(expected);
});

it('a network error shows its own message by default', () => {
  expect(sentenceOf(new NetworkError('No connection.'), resetByLink)).toBe('No connection.');
  expect(sentenceOf(new TypeError('a bug'), resetByLink)).toBe(resetByLink.refused);
});

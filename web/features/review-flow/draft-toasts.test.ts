import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { failureAdvice } from '../../api/failure-advice.ts';
import { failedDraftToast } from './draft-toasts.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const again = 'There was a problem creating your review. Please try again.';

it.each([new NetworkError('x'), new ApiError(500, 'x'), new ApiError(403, 'x'), new Error('x')])(
  'T-33 T-34 a failed draft: %s',
  (error) => {
    expect(failedDraftToast('generate', error)).toEqual({
      title: 'Error generating review',
      description: again,
      tone: 'danger',
    });
    for (const task of ['regenerate', 'shorter', 'longer', 'casual'] as const)
      expect(failedDraftToast(task, error)).toMatchObject({
        title: 'Error regenerating review',
        description: again,
      });
  },
);

it("shows the server's message if the visitor's text was rejected", () => {
  const refusal = new ApiError(400, 'Please choose kinder words.', { code: 'invalid_request' });
  expect(failedDraftToast('generate', refusal)).toEqual({
    title: 'Error generating review',
    description: 'Please choose kinder words.',
    tone: 'danger',
  });
});

it('a slow connection and too many requests have sentences of their own', () => {
  for (const error of [new NetworkError('x', true), new ApiError(429, 'x')])
    expect(failedDraftToast('generate', error)).toEqual({
      title: 'Error generating review',
      description: failureAdvice(error),
      tone: 'danger',
    });
});

import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { failedDraftToast } from './draft-toasts.ts';

const again = 'There was a problem creating your review. Please try again.';

it.each([new NetworkError('x'), new ApiError(500, 'x'), new ApiError(429, 'x'), new Error('x')])(
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

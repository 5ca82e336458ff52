import { expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { failureHint, failureToast } from './generation-failure.ts';

it('T-31 shows the error’s message', () => {
  expect(failureToast(new ApiError(503, 'The AI service is not available.'))).toMatchObject({
    title: 'Failed to generate review',
    description: 'The AI service is not available.',
  });
});

it('T-31 has a default message', () => {
  expect(failureToast(new Error(''))).toMatchObject({
    description: 'Please try again or select different sentiments',
  });
});

it.each(['The AI service is not available (API key).', 'bad api key'])('W-40 %s', (message) => {
  expect(failureHint(new Error(message))).toMatch(/issue with the AI service.*try again later/);
});

it('W-41 any other failure asks to try again or to choose differently', () => {
  expect(failureHint(new Error('HTTP error 500'))).toBe(
    'Please try again or select different sentiments.',
  );
});

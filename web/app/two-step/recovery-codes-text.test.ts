import { expect, it } from 'vitest';
import { recoveryCodesText } from './recovery-codes-text.ts';

it('has each code on a line of its own, and says whose they are', () => {
  const lines = recoveryCodesText(['7K2M-Q9XT', '4WBC-H3NP'], 'olive@example.com').split('\n');
  expect(lines[0]).toBe('Fourgood recovery codes for olive@example.com');
  expect(lines.slice(-3)).toEqual(['7K2M-Q9XT', '4WBC-H3NP', '']);
});

import { expect, it } from 'vitest';
import { makeRecoveryCodes, parseRecoveryCode } from './recovery-codes.ts';

const hasher = { hashPassword: async (text: string) => `hash of ${text}` };

it('makes ten codes of 70 secret bits, each found by its own label', async () => {
  const { shown, stored } = await makeRecoveryCodes({ hasher } as never); // only this function is used
  expect(new Set(stored.map(({ label }) => label)).size).toBe(10);
  for (const [index, code] of shown.entries()) {
    const parsed = parseRecoveryCode(code);
    expect(parsed?.secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{14}$/);
    expect(stored[index]).toEqual({
      label: parsed?.label,
      codeHash: `hash of ${parsed?.secret}`,
    });
  }
});

it.each([
  ['as shown', '7K2M-Q9XT-4WBC-H3N0'],
  ['in lowercase', '7k2m-q9xt-4wbc-h3n0'],
  ['without hyphens', '7K2MQ9XT4WBCH3N0'],
  ['with blanks', ' 7K2M Q9XT\t4WBC H3N0 '],
  ['with the letter O for zero', '7K2M-Q9XT-4WBC-H3NO'],
])('reads a code %s', (_how, typed) => {
  expect(parseRecoveryCode(typed)).toEqual({ label: '7K', secret: '2MQ9XT4WBCH3N0' });
});

it.each([
  '',
  '-',
  '7K2M-Q9XT-4WBC-H3N',
  '7K2M-Q9XT-4WBC-H3N00',
  '7K2M-Q9XT-4WBC-H3NU',
  '七K2M-Q9XT-4WBC-H3N0',
])('refuses "%s"', (typed) => {
  expect(parseRecoveryCode(typed)).toBeNull();
});

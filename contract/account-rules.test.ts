import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountMessages, registrationErrors } from './account-rules.ts';
import { registerBody } from './accounts.ts';

const form = {
  name: 'Ann Owner',
  email: 'ann@example.com',
  password: 'x7#kQ2mLp9',
  confirmPassword: 'x7#kQ2mLp9',
};

it.each([
  ['\u200EA\u200F', accountMessages.name],
  ['é'.repeat(101), accountMessages.nameTooLong],
  ['Ann\u202Ebob', accountMessages.nameUnshowable],
  ['Ann\nbob', accountMessages.nameUnshowable],
])('V-14 reports what is wrong with the name %j', (name, message) => {
  expect(registrationErrors({ ...form, name })).toEqual({ name: message });
});

it('V-14 accepts a zero-width non-joiner, and drops marks around a name', () => {
  const name = '\u200Fعلی\u200Cرضا\u200E';
  expect(registrationErrors({ ...form, name })).toEqual({});
  expect(registerBody.parse({ ...form, name }).name).toBe('علی\u200Cرضا');
});

it('V-15 an email and a name lose what was pasted along with them', () => {
  const pasted = {
    ...form,
    email: '\u202Aann@ex\u00ADample.com\u200B',
    name: 'An\u200Cn\u00A0Owner',
  };
  expect(registrationErrors(pasted)).toEqual({});
  expect(registerBody.parse(pasted)).toMatchObject({ email: 'ann@example.com', name: 'Ann Owner' });
});

it('V-59 the form and the server agree about every name', () => {
  const odd = fc.constantFrom(' ', '\n', 'a', 'م', '👍', '\u200B', '\u200C', '\u200E', '\u202E');
  const names = fc.oneof(
    fc.array(odd, { maxLength: 6 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(names, (name) => {
      const { error } = registerBody.safeParse({ ...form, name });
      expect(error?.issues[0]?.message).toBe(registrationErrors({ ...form, name }).name);
    }),
    { numRuns: 1_000 },
  );
});

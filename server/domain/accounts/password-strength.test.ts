import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { passwordLength } from '../../../contract/account-rules.ts';
import { accountConstraints } from '../../../contract/constraints.ts';
import {
  goodPasswords,
  guessablePasswords,
  passwordOwner,
} from '../../testing/password-samples.ts';
import { checkNewPassword } from './password-policy.ts';

const guessable = Object.values(guessablePasswords).flat();
const good = Object.values(goodPasswords).flat();

describe('of passwords long enough for the form', () => {
  it('there are at least 120 guessable and 60 good ones in these lists', () => {
    expect(new Set(guessable).size).toBeGreaterThanOrEqual(120);
    expect(new Set(good).size).toBeGreaterThanOrEqual(60);
    for (const password of [...guessable, ...good])
      expect(passwordLength(password)).toBeGreaterThanOrEqual(accountConstraints.passwordMinLength);
  });

  it.each(Object.entries(guessablePasswords))(
    'none passes that is guessable: %s',
    async (_, list) => {
      expect(await acceptedOf(list)).toEqual([]);
    },
  );

  it.each(Object.entries(goodPasswords))('every good one passes: %s', async (_, list) => {
    expect(await acceptedOf(list)).toEqual(list);
  });
});

describe('the reason is given in our own words:', () => {
  it.each([
    ['sunshine1', 'This password is too common. Please choose another one'],
    ['Yankees2024', 'This password is too similar to a common one. Please choose another one'],
    [
      'Summer2026!',
      'One word with numbers or symbols added is easy to guess. Please use several words instead',
    ],
    ['linkedin', 'A single word is easy to guess. Please use several words instead'],
    ['Johnson85', 'Names are easy to guess. Please choose another password'],
    ['01/02/1987', 'Dates and years are easy to guess. Please choose another password'],
    [
      'zxcvbnm,',
      'Keys that are next to each other are easy to guess. Please choose another password',
    ],
    [
      'abcdefgh',
      'Sequences such as “abc” or “321” are easy to guess. Please choose another password',
    ],
    ['123123123', 'Repeated parts are easy to guess. Please choose another password'],
    [
      'dleiftihw',
      "Your password can't be just your name, email address, or “Fourgood”, even with numbers added",
    ],
    ['facebook', 'This password is easy to guess. Please choose a longer one, such as a few words'],
  ])('%s', async (password, sentence) => {
    await expect(checkNewPassword(password, passwordOwner)).rejects.toMatchObject({
      code: 'invalid_request',
      message: sentence,
      fields: { password: sentence },
    });
  });
});

it('somebody else’s name and address are no reason to refuse', async () => {
  const password = 'whitfield maplesmile dana';
  expect(await acceptedOf([password])).toEqual([]);
  const other = { name: 'Olive Owner', email: 'olive@example.com' };
  await expect(checkNewPassword(password, other)).resolves.toBeUndefined();
});

it('looks only at the beginning of a long password', async () => {
  const strong = 'xK9#mQ2$vL7p';
  expect(await acceptedOf(['password'.repeat(3) + strong])).toEqual([]);
  const long = [`${strong}password password`, '1l!|i4@8({[<'.repeat(5), 'éa'.repeat(64)];
  expect(await acceptedOf(long)).toEqual(long);
});

it('the lists are not loaded before someone chooses a password', () => {
  const script = `
    const { registerHooks } = await import('node:module');
    const seen = [];
    registerHooks({ resolve(name, context, next) { seen.push(name); return next(name, context); } });
    await import(${JSON.stringify(import.meta.resolve('./register.ts'))});
    const { checkNewPassword } = await import(${JSON.stringify(import.meta.resolve('./password-policy.ts'))});
    const isLoaded = () => seen.some((name) => name.includes('zxcvbn'));
    const before = isLoaded();
    await checkNewPassword('seven green bicycles', { email: 'ann@example.com' });
    process.stdout.write(JSON.stringify([before, isLoaded()]));`;
  const options = { encoding: 'utf8' } as const;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], options);
  expect(JSON.parse(said)).toEqual([false, true]);
});

async function acceptedOf(list: readonly string[]): Promise<string[]> {
  const accepted = [];
  for (const password of list) {
    const isAccepted = await checkNewPassword(password, passwordOwner).then(
      () => true,
      () => false,
    );
    if (isAccepted) accepted.push(password);
  }
  return accepted;
}

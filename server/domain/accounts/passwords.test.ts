import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const password = 'correct horse battery staple';

it.each([
  ['nothing', ''],
  ['plain text', password],
  ['another algorithm', '$2b$12$abcdefghijklmnopqrstuv'],
  ['a cut-off hash', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0'],
  ['an older version', '$argon2id$v=16$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaA'],
])('accepts no password for a hash that is %s', async (_what, hash) => {
  expect(await verifyPassword(password, hash)).toBe(false);
});

it('rejects another password', async () => {
  const hash = await hashPassword(password);
  expect(await verifyPassword('correct horse battery stable', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

it('rejects the password if any character of the hash has changed', async () => {
  const hash = await hashPassword(password);
  const last = hash.at(-2) === 'A' ? 'B' : 'A';
  expect(await verifyPassword(password, `${hash.slice(0, -2)}${last}${hash.at(-1)}`)).toBe(false);
});

it('accepts the right password', async () => {
  expect(await verifyPassword(password, await hashPassword(password))).toBe(true);
});

it('accepts the same letters composed and decomposed', async () => {
  const hash = await hashPassword('Zoë Łódź'.normalize('NFC'));
  expect(await verifyPassword('Zoë Łódź'.normalize('NFD'), hash)).toBe(true);
});

it('returns a PHC string of argon2id at the cost that OWASP recommends', async () => {
  expect(await hashPassword(password)).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  );
});

it('salts each hash', async () => {
  expect(await hashPassword(password)).not.toBe(await hashPassword(password));
});

it('verifies a hash with other costs, as an older version may have written', async () => {
  // `echo -n password | argon2 somesalt -id -t 2 -m 16 -p 4` with the reference implementation.
  const reference =
    '$argon2id$v=19$m=65536,t=2,p=4$c29tZXNhbHQ$GpZ3sK/oH9p7VIiV56G/64Zo/8GaUw434IimaPqxwCo';
  expect(await verifyPassword('password', reference)).toBe(true);
});

it('does not block the event loop', async () => {
  let turns = 0;
  const counter = setInterval(() => (turns += 1), 1);
  await Promise.all(Array.from({ length: 8 }, () => hashPassword(password)));
  clearInterval(counter);
  expect(turns).toBeGreaterThan(5);
});

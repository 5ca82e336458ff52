import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { loginBody } from './accounts.ts';
import { asciiEmail, isEmailAddress } from './ascii-email.ts';
import { feedbackErrors } from './feedback-rules.ts';

const form = { name: 'Ann', phone: '', feedback: 'It was fine, thank you.' };

it.each(['müller.de', '例え.jp', 'почта.рф', 'straße.de', 'bücher.example.co.uk'])(
  'ann@%s is accepted and stored in ASCII',
  (domain) => {
    const ascii = `ann@${domainToASCII(domain)}`;
    expect(isEmailAddress(`ann@${domain}`)).toBe(true);
    expect(feedbackErrors({ ...form, email: `ann@${domain}` })).toEqual({});
    expect(asciiEmail(`ann@${domain}`)).toBe(ascii);
    expect(asciiEmail(ascii)).toBe(ascii);
  },
);

it.each([
  ['decomposed', 'ann@mu\u0308ller.de'],
  ['in capitals', 'Ann@MÜLLER.DE'],
  ['in ASCII', 'ann@xn--mller-kva.de'],
  ['with the dot of a Japanese keyboard', 'ann@müller。de'],
])('is the same account %s', (_, email) => {
  const { email: stored } = loginBody.parse({ email, password: 'seven green bicycles' });
  expect(stored).toBe('ann@xn--mller-kva.de');
});

it.each([
  'änn@example.com',
  'änn@müller.de',
  'ann@example.\u212Aom', // the Kelvin sign
  'ann@ｅxample.com',
  'ann@müller',
  'ann@müller.de/x',
  'ann@müller.de:25',
  'ann@bob@müller.de',
  'ann@mül ler.de',
  'ann@müller..de',
  'ann@１２７.0.0.1',
  'ann@☃.example.com',
  `ann@${'ü'.repeat(63)}.de`,
  'ann@xn--a\u00FC.de',
])('is not an address: %s', (email) => expect(isEmailAddress(email)).toBe(false));

import { expect, it } from 'vitest';
import { verdictOf } from './send-failure.ts';

const errorOf = (command: string, responseCode: number) =>
  Object.assign(new Error('not now'), { code: 'EENVELOPE', command, responseCode });

it.each([
  ['MAIL FROM', 550, 'sender_refused'],
  // Too many emails, or a full disk: nothing about the sender.
  ['MAIL FROM', 452, 'deferred'],
  ['RCPT TO', 550, 'refused'],
  ['RCPT TO', 450, 'deferred'],
])('reads %s answered with %i as %s', (command, responseCode, reason) => {
  expect(verdictOf(errorOf(command, responseCode))?.reason).toBe(reason);
});

import { expect, it } from 'vitest';
import type { FailingEmail, RetryEmailsReply } from '../../../../contract/failing-emails.ts';
import { attemptOutcome } from './attempt-outcome.ts';
import { emailToasts } from './email-toasts.ts';

const at = '2026-01-02T03:04:05.000Z';
const before = '2026-01-02T02:00:00.000Z';

const email: FailingEmail = {
  id: 1,
  kind: 'feedback',
  status: 'waiting',
  attempts: 2,
  reason: 'refused',
  reply: '550 5.1.1',
  business: { id: 7, name: 'Cedar Clinic' },
  user: null,
  createdAt: before,
  triedAt: before,
  nextAttemptAt: null,
  expiresAt: '2026-01-05T03:04:05.000Z',
  endedAt: null,
};
const refused = { triedAt: at };

it.each([
  ['all sent', 7, [], {}, ['All emails sent']],
  ['some refused', 7, [refused, refused], {}, ['5 sent, 2 not sent', 'The list shows why.']],
  ['all refused', 2, [refused, refused], {}, ['Nothing sent', 'The list shows why.']],
  [
    'the mail server is down',
    2,
    [{}, {}],
    { outage: 'unreachable' },
    ['Nothing sent', 'Can’t connect to the email server. We’ll keep trying every minute.'],
  ],
  [
    'it refuses the sender, which only an attempt shows',
    3,
    [{ ...refused, reason: 'sender_refused' }, {}],
    {},
    [
      '1 sent, 2 not sent',
      'The email server rejected our sender address. We’ll keep trying every minute.',
    ],
  ],
  [
    'an attempt is in progress',
    4,
    [refused, {}],
    {},
    ['Still sending', '2 sent, 1 not sent, 1 on the way. Refresh to see more.'],
  ],
  [
    'one has expired',
    2,
    [{ status: 'undeliverable', endedAt: at }],
    {},
    ['1 sent, 1 not sent', 'The list shows why.'],
  ],
  [
    'others were given up on earlier, and one came later',
    1,
    [{ status: 'undeliverable', endedAt: before }, { createdAt: '2026-01-02T03:04:06.000Z' }],
    {},
    ['All emails sent'],
  ],
] as [string, number, Partial<FailingEmail>[], Partial<RetryEmailsReply>, string[]][])(
  'all: %s',
  (_what, emails, listed, reply, told) => {
    const list = listOf(listed);
    const outcome = attemptOutcome({ at, emails, outage: null, ...reply }, list, null);
    const { title, description } = emailToasts.triedAll(outcome);
    expect([title, description].filter(Boolean)).toEqual(told);
  },
);

it('counts emails beyond the end of the list as not sent', () => {
  const list = { ...listOf([refused]), waiting: 51 };
  expect(attemptOutcome({ at, emails: 60, outage: null }, list, null)).toMatchObject({
    sent: 9,
    failed: 51,
  });
});

it.each([
  ['sent', null, null, ['Email sent']],
  ['refused', refused, null, ['Not sent yet', 'Rejected by the email server (550\u00A05.1.1).']],
  [
    'the mail server is down',
    {},
    'unreachable',
    ['Not sent yet', 'Can’t connect to the email server. We’ll keep trying every minute.'],
  ],
  ['in progress', {}, null, ['Still sending', 'Refresh to see more.']],
  ['expired', { status: 'undeliverable', endedAt: at }, null, ['Not sent', 'It has expired.']],
] as [string, Partial<FailingEmail> | null, string | null, string[]][])(
  'one: %s',
  (_what, change, outage, told) => {
    const list = listOf(change ? [change] : []);
    const outcome = attemptOutcome({ at, emails: 1, outage }, list, 1);
    const { title, description } = emailToasts.triedOne(outcome, list.emails[0]);
    expect([title, description].filter(Boolean)).toEqual(told);
  },
);

function listOf(changes: Partial<FailingEmail>[]) {
  const emails = changes.map((change, index) => ({ ...email, id: index + 1, ...change }));
  const waiting = emails.filter(({ status }) => status === 'waiting').length;
  return { emails, waiting, undeliverable: emails.length - waiting };
}

import { expect, it } from 'vitest';
import { failureReasons, type FailingEmail } from '../../../../contract/failing-emails.ts';
import { adviceText, kindText, nextStep, reasonText } from './email-text.ts';

const email: FailingEmail = {
  id: 1,
  kind: 'feedback',
  status: 'waiting',
  attempts: 2,
  reason: 'refused',
  reply: '550 5.1.1',
  business: { id: 7, name: 'Cedar Clinic' },
  user: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  triedAt: '2026-01-02T03:34:05.000Z',
  nextAttemptAt: '2026-01-02T04:04:05.000Z',
  expiresAt: '2026-01-05T03:04:05.000Z',
  endedAt: null,
};

it.each(failureReasons)('has text for %s', (reason) => {
  expect(reasonText({ reason, reply: null })).toMatch(/^[A-Z][A-Za-z ’]+$/);
});

it('shows the mail server’s codes', () => {
  expect(reasonText(email)).toBe('Rejected by the email server (550\u00A05.1.1)');
});

it('falls back to the names of an unknown kind and reason', () => {
  expect(kindText('weekly_report')).toBe('weekly report');
  expect(reasonText({ reason: 'too_large', reply: null })).toBe('too large');
});

it('says what to check, for every reason', () => {
  for (const reason of failureReasons)
    expect(adviceText({ reason, business: null }), reason).toMatch(/^[A-Z].+\.$/);
  expect(adviceText(email)).toBe('Check the feedback email address.');
  expect(adviceText({ reason: 'too_large', business: null })).toBe(null);
});

const due = { nextAttemptAt: null };
const { expiresAt } = email;

it.each([
  ['refused', {}, false, { text: null, at: email.nextAttemptAt }],
  ['due', due, false, { text: 'Soon', at: null }],
  ['due during an outage', due, true, { text: 'When it’s back', at: null }],
  ['held', { ...due, reason: 'login_refused' }, false, { text: 'When it’s back', at: null }],
  ['last tried', { nextAttemptAt: expiresAt }, false, { text: 'Expires', at: expiresAt }],
  [
    'given up on',
    { ...due, status: 'undeliverable', endedAt: expiresAt },
    true,
    { text: 'Undeliverable since', at: expiresAt },
  ],
] as const)('what happens next: %s', (_what, change, isOutage, next) => {
  expect(nextStep({ ...email, ...change }, isOutage)).toEqual(next);
});

import { expect, it } from 'vitest';
import { developmentInbox } from './development-inbox.ts';
import type { Email } from './email.ts';

const now = () => new Date('2026-11-21T10:00:00Z');
const signal = new AbortController().signal;

it('lists emails newest first', async () => {
  const inbox = developmentInbox(now);
  await inbox.send(email('first'), signal);
  await inbox.send(email('second'), signal);
  expect((await inbox.emails()).map(({ subject }) => subject)).toEqual(['second', 'first']);
});

it('stores 200 emails and drops the oldest', async () => {
  const inbox = developmentInbox(now);
  for (let i = 1; i <= 201; i += 1) await inbox.send(email(`email ${i}`), signal);
  expect(await inbox.emails()).toHaveLength(200);
  expect((await inbox.emails()).at(-1)?.subject).toBe('email 2');
});

it('returns each email in the shape of /dev/inbox.json', async () => {
  const inbox = developmentInbox(now);
  await inbox.send(email('hello'), signal);
  expect(await inbox.emails()).toEqual([
    {
      id: '7',
      to: 'owner@example.com',
      from: 'Fourgood <no-reply@example.com>',
      replyTo: 'ann@example.com',
      subject: 'hello',
      text: 'text',
      html: '<p>html</p>',
      at: '2026-11-21T10:00:00.000Z',
    },
  ]);
});

function email(subject: string): Email {
  return {
    id: 7,
    to: { name: 'Olive', address: 'owner@example.com' },
    from: { name: 'Fourgood', address: 'no-reply@example.com' },
    replyTo: { name: 'Ann', address: 'ann@example.com' },
    subject,
    text: 'text',
    html: '<p>html</p>',
    messageId: '<1@example.com>',
  };
}

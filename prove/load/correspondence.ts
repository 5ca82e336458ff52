import { randomUUID } from 'node:crypto';

import { markOf, type MailSystem } from '../stage/mail-system.ts';
import type { StagedBusiness } from '../stage/people.ts';
import { caller } from './call.ts';
import { type Journal, newJournal } from './journal.ts';
import { feedbackBody, feedbackCall } from './calls.ts';
import { succeeded } from './sender.ts';

/** An acknowledged email. */
export interface Delivery {
  kind: 'feedback' | 'code';
  to: string;
  /** Milliseconds from the acknowledgment to the mailbox; undefined if it is not there yet. */
  arrivedAfter: number | undefined;
}

/** Makes the app send emails, and watches the mailboxes for them. */
export interface Correspondence {
  journal: Journal;
  /** To so many of these businesses in turn. @throws if one is not accepted. */
  sendFeedback(count: number, to: readonly StagedBusiness[]): Promise<void>;
  /** For a new password of this owner; once per owner. */
  requestCode(owner: StagedBusiness): Promise<void>;
  deliveries(): Delivery[];
}

interface Expected {
  kind: Delivery['kind'];
  to: string;
  mark: string | undefined;
  acknowledgedAt: number;
}

export function startCorrespondence({
  port,
  mail,
}: {
  port: number;
  mail: MailSystem;
}): Correspondence {
  const journal = newJournal();
  const { call } = caller(port);
  const expected: Expected[] = [];
  let next = 0;

  const sendOne = async (business: StagedBusiness) => {
    const key = randomUUID();
    const sent = { businessId: business.id, key, body: feedbackBody(key), acknowledged: true };
    const answer = await call(feedbackCall(sent));
    if (!succeeded(answer)) throw new Error(`Feedback got ${answer.status}: ${answer.body}`);
    journal.feedback.set(markOf(key), sent);
    const to = business.ownerEmail.replace('owner', 'feedback');
    expected.push({ kind: 'feedback', to, mark: markOf(key), acknowledgedAt: performance.now() });
  };
  return {
    journal,
    async sendFeedback(count, to) {
      for (let sent = 0; sent < count; sent += 1) {
        const business = to[(next += 1) % to.length];
        if (business) await sendOne(business);
      }
    },
    async requestCode({ ownerEmail }) {
      const body = { email: ownerEmail };
      const answer = await call({ method: 'POST', path: '/api/forgot-password', body });
      if (!succeeded(answer)) throw new Error(`A code got ${answer.status}: ${answer.body}`);
      const acknowledgedAt = performance.now();
      expected.push({ kind: 'code', to: ownerEmail, mark: undefined, acknowledgedAt });
    },
    deliveries() {
      const arrivals = new Map<string, number>();
      for (const { mark, to, at } of mail.received) {
        const name = mark ?? to;
        if (!arrivals.has(name)) arrivals.set(name, at);
      }
      return expected.map(({ kind, to, mark, acknowledgedAt }) => {
        const at = arrivals.get(mark ?? to);
        // It may arrive before the acknowledgment does.
        const arrivedAfter = at === undefined ? undefined : Math.max(0, at - acknowledgedAt);
        return { kind, to, arrivedAfter };
      });
    },
  };
}

import type { Feedback } from '../../contract/feedback.ts';
import { brand } from '../../contract/brand.ts';
import { findFeedbackRecipient } from '../db/businesses.ts';
import type { Db } from '../db/client.ts';
import type { OutboxRow } from '../db/outbox.ts';
import { feedbackMail, type MailContent } from './feedback-mail.ts';
import { feedbackUndeliverableMail } from './feedback-undeliverable-mail.ts';
import type { Address, Mail } from './mail.ts';

/** What each kind of row carries, sealed. */
export interface Errands {
  feedback: Feedback;
  feedback_undeliverable: Record<string, never>;
}

export type ErrandKind = keyof Errands;

/**
 * Turns a row into a mail. Who receives it is looked up now, not when the row was written: an owner
 * who mends a wrong address receives what was waiting.
 */
export async function composeMail(
  db: Db,
  from: string,
  row: OutboxRow,
  payload: unknown,
): Promise<Mail> {
  const recipient =
    row.businessId === null ? null : await findFeedbackRecipient(db, row.businessId);
  if (!recipient) throw new Error(`The business of a waiting mail (outbox ${row.id}) is gone.`);
  const { businessName, contactName, feedbackEmail, ownerName, ownerEmail } = recipient;
  const owner = { name: ownerName, address: ownerEmail };
  switch (row.kind) {
    case 'feedback': {
      const to = feedbackEmail ? { name: contactName ?? '', address: feedbackEmail } : owner;
      // What is sealed as this kind was checked by the contract before.
      return address(from, row, to, feedbackMail(businessName, payload as Feedback));
    }
    case 'feedback_undeliverable':
      return address(from, row, owner, feedbackUndeliverableMail(businessName));
    default:
      throw new Error(`A waiting mail (outbox ${row.id}) is of an unknown kind.`);
  }
}

function address(from: string, row: OutboxRow, to: Address, content: MailContent): Mail {
  const domain = from.split('@')[1] ?? 'localhost';
  return {
    ...content,
    to: { name: to.name.replace(/\p{Cc}/gu, ' ').slice(0, 80), address: to.address },
    from: { name: brand.name, address: from },
    messageId: `<${row.kind}-${row.id}-${row.createdAt.getTime()}@${domain}>`,
  };
}

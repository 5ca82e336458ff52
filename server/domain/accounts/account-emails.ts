import { deliveryHours } from '../../../contract/constraints.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { EmailPayloads } from '../../email/email-payloads.ts';

type AccountEmailKind = Exclude<keyof EmailPayloads, 'feedback' | 'feedback_undeliverable'>;

/**
 * Stores an email about an account in the caller's transaction; after the commit, `ctx.outbox.wake` sends
 * it.
 * @param minutes how long delivery is worth trying; by default, until the mail server has recovered
 * @returns the email's id; null if none will be sent.
 */
export async function addAccountEmail<Kind extends AccountEmailKind>(
  { outbox }: Pick<Context, 'outbox'>,
  tx: Db,
  kind: Kind,
  payload: EmailPayloads[Kind],
  minutes: number = deliveryHours * 60,
): Promise<number | null> {
  const { id } = await outbox.add(tx, {
    kind,
    userId: null,
    businessId: null,
    identity: null,
    payload,
    hours: minutes / 60,
  });
  return kind === 'no_mail' ? null : id;
}

import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { markUserDeleted } from '../../db/deletion.ts';
import type { UserRow } from '../../db/users.ts';
import { endAccess } from '../accounts/end-access.ts';

/**
 * Hides a locked user until a restore: ends every session and reset link, and cancels waiting emails to the
 * account. Businesses go and come back with their owner; nothing about them changes.
 * @param by the id of who deletes the user
 */
export async function hideAccount(
  { outbox, now }: Pick<Context, 'outbox' | 'now'>,
  tx: Db,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  by: number,
): Promise<void> {
  await markUserDeleted(tx, id, { by, now: now() });
  // A registration goes on after a restore; until then its code is of no use.
  await endAccess(tx, id, { purpose: 'reset' });
  await outbox.withdraw(tx, email);
}

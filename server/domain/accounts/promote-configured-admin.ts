import { asciiEmail } from '../../../contract/ascii-email.ts';
import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { promoteToAdmin } from '../../db/admins.ts';

/**
 * Makes the verified account of `ADMIN_EMAIL` an admin, and records that in the audit trail.
 * @param verified a user verified in this transaction: only this one is promoted.
 */
export async function promoteConfiguredAdmin(
  ctx: Pick<Context, 'config' | 'db'>,
  tx?: Db,
  verified?: { email: string },
): Promise<void> {
  const email = asciiEmail(ctx.config.adminEmail ?? '').toLowerCase();
  if (!email || (verified && verified.email !== email)) return;
  await (tx ? promote(tx, email) : ctx.db.transaction((own) => promote(own, email)));
}

async function promote(tx: Db, email: string): Promise<void> {
  const targetId = await promoteToAdmin(tx, email);
  if (targetId === null) return;
  await recordAdminAction(tx, {
    actorKind: 'system',
    action: 'grant_admin',
    targetKind: 'user',
    targetId,
  });
}

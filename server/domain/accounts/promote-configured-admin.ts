import type { Context } from '../../context.ts';
import { recordDeed } from '../../db/audit.ts';
import { promoteToAdmin } from '../../db/users.ts';

/** Makes the verified account of `ADMIN_EMAIL` an admin, and writes that down (C-07). */
export async function promoteConfiguredAdmin(ctx: Context): Promise<void> {
  const email = ctx.config.adminEmail?.toLowerCase();
  if (!email) return;
  await ctx.db.transaction(async (tx) => {
    const targetId = await promoteToAdmin(tx, email);
    if (targetId === null) return;
    await recordDeed(tx, {
      actorKind: 'system',
      action: 'grant_admin',
      targetKind: 'user',
      targetId,
    });
  });
}

import type { Context } from '../../context.ts';
import { deleteUnverifiedUser, setUserEmail } from '../../db/account-profile.ts';
import type { Db } from '../../db/client.ts';
import { deleteChallenges } from '../../db/email-challenges.ts';
import { moveFeedbackAddress } from '../../db/feedback-addresses.ts';
import { readdressMessagesOf } from '../../db/outbox.ts';
import type { UserRow } from '../../db/users.ts';

/**
 * Gives a locked account a new address, which somebody has proved to read. A stranger's registration of the
 * address ends, and so do all codes and links that were emailed to the old one, and every session.
 * @returns the user as they are now, or null if another account has the address
 */
export async function giveAddress(
  { now }: Pick<Context, 'now'>,
  tx: Db,
  user: UserRow,
  newAddress: string,
): Promise<UserRow | null> {
  await deleteUnverifiedUser(tx, newAddress);
  const changed = await setUserEmail(tx, user, newAddress);
  if (!changed) return null;
  await deleteChallenges(tx, { userId: user.id });
  await moveFeedbackAddress(tx, user.id, { from: user.email, to: newAddress }, now());
  await readdressMessagesOf(tx, user.id, now());
  return changed;
}

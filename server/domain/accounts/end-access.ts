import type { Db } from '../../db/client.ts';
import { deleteChallenges } from '../../db/email-challenges.ts';
import { deleteConfirmationsOf } from '../../db/feedback-addresses.ts';
import { deleteKnownBrowsersOf } from '../../db/known-browsers.ts';
import { deleteSessionsOf } from '../../db/sessions.ts';

/**
 * Ends whatever opens an account: its sessions, known browsers, emailed codes and links.
 * @param codes which emailed codes end: all of them, or only those for a new password
 */
export async function endAccess(
  tx: Db,
  userId: number,
  codes: { purpose?: 'reset' } = {},
): Promise<void> {
  await deleteSessionsOf(tx, userId);
  await deleteKnownBrowsersOf(tx, userId);
  await deleteChallenges(tx, { userId, ...codes });
  await deleteConfirmationsOf(tx, userId);
}

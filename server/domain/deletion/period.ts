import { deletionDays } from '../../../contract/constraints.ts';
import { DAY, earlier, later } from '../../../contract/durations.ts';
import type { UserRow } from '../../db/users.ts';

/** When something deleted can no longer be restored. */
export function goneAt(deletedAt: Date): Date {
  return later(deletedAt, deletionDays * DAY);
}

/** What was deleted at or before this time is to be purged. */
export function purgeTime(now: Date): Date {
  return earlier(now, deletionDays * DAY);
}

export function isRestorable(deletedAt: Date | null, now: Date): deletedAt is Date {
  return deletedAt !== null && deletedAt > purgeTime(now);
}

/** Whether signing in can restore an account: only its owner's own deletion, not an admin's. */
export function isOwnDeletion(
  { id, deletedAt, deletedBy }: Pick<UserRow, 'id' | 'deletedAt' | 'deletedBy'>,
  now: Date,
): boolean {
  return deletedBy === id && isRestorable(deletedAt, now);
}

/** For the email about an account's deletion. ISO 8601 */
export function deletionTimes(deletedAt: Date): { deletedAt: string; goneAt: string } {
  return { deletedAt: deletedAt.toISOString(), goneAt: goneAt(deletedAt).toISOString() };
}

import type { DeletedBusiness } from '../../../contract/deletion.ts';
import type { Context } from '../../context.ts';
import { findDeletedBusinesses } from '../../db/deletion.ts';
import { signedIn, type Actor } from '../actor.ts';
import { deletionTimes, purgeTime } from './period.ts';

/** The caller's own businesses that can be restored. @throws DomainError `sign_in_required` */
export async function listDeletedBusinesses(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
): Promise<DeletedBusiness[]> {
  const { id } = signedIn(actor);
  const rows = await findDeletedBusinesses(db, id, purgeTime(now()));
  return rows.map((row) => presentDeletedBusiness(row, row.deletedAt));
}

export function presentDeletedBusiness(
  { id, name }: { id: number; name: string },
  deletedAt: Date,
): DeletedBusiness {
  return { id, name, ...deletionTimes(deletedAt) };
}

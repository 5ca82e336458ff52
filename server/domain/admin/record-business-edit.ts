import type { AdminAction } from '../../../contract/admin-actions.ts';
import type { Context } from '../../context.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import { signedIn, type Actor } from '../actor.ts';
import { recordWebAction } from './record-web-action.ts';

/**
 * Records an admin's change to another person's business; owners' own changes aren't recorded.
 * @param fields the names of what changed, without its values
 * @throws DomainError `sign_in_required`
 */
export async function recordBusinessEdit(
  ctx: Pick<Context, 'log'>,
  tx: Db,
  actor: Actor,
  { id, userId }: Pick<BusinessRow, 'id' | 'userId'>,
  fields: readonly string[],
  action: AdminAction = 'edit_business',
): Promise<void> {
  const { id: actorId } = signedIn(actor);
  if (actorId === userId) return;
  await recordWebAction(ctx, tx, {
    actorId,
    action,
    targetKind: 'business',
    targetId: id,
    detail: { fields },
  });
}

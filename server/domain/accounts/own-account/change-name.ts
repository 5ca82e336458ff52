import type { CurrentUser } from '../../../../contract/accounts.ts';
import type { Context } from '../../../context.ts';
import { setUserName } from '../../../db/account-profile.ts';
import { findUserById, lockUser } from '../../../db/users.ts';
import { signedIn, type Actor } from '../../actor.ts';
import { signInRequired } from '../../domain-error.ts';

/** Changes the caller's name. @throws DomainError `sign_in_required` */
export async function changeName(
  ctx: Pick<Context, 'db'>,
  actor: Actor,
  name: string,
): Promise<CurrentUser> {
  const { kind: _kind, ...user } = signedIn(actor);
  const changed = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const current = await findUserById(tx, user.id);
    return current && setUserName(tx, current, name);
  });
  if (!changed) throw signInRequired();
  return { ...user, name: changed.name, email: changed.email };
}

import type { SecondFactorReply } from '../../../../contract/second-factor.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import {
  deleteApp,
  deletePasskey,
  readFactors,
  replaceRecoveryCodes,
} from '../../../db/second-factors.ts';
import type { FactorChange } from '../../../email/second-factor-email.ts';
import type { Actor } from '../../actor.ts';
import { notFound } from '../../domain-error.ts';
import { logSecurityEvent } from '../../security-event.ts';
import { confirmPassword } from '../confirm-password.ts';
import { inOwnSession, ownSession } from '../own-session.ts';
import { hasFactor, notifyOfFactorChange } from './add-factor.ts';
import { presentSecondFactor } from './read-second-factor.ts';

interface Removal {
  password: string;
  change: FactorChange;
  what: string;
  /** False if there is nothing to remove. */
  remove: (tx: Db, userId: number) => Promise<boolean>;
}

/** @throws DomainError `sign_in_required`, `wrong_password`, `too_many_requests`, `not_found` */
export async function removePasskey(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  { id, password }: { id: number; password: string },
): Promise<SecondFactorReply> {
  return removeFactor(ctx, actor, sessionToken, {
    password,
    change: 'passkey_removed',
    what: 'This passkey',
    remove: (tx, userId) => deletePasskey(tx, userId, id),
  });
}

/** @throws DomainError `sign_in_required`, `wrong_password`, `too_many_requests`, `not_found` */
export async function removeApp(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  password: string,
): Promise<SecondFactorReply> {
  return removeFactor(ctx, actor, sessionToken, {
    password,
    change: 'app_removed',
    what: 'An authenticator app',
    remove: deleteApp,
  });
}

/** Removes a factor; with the last one, the recovery codes. An admin may have to set up another one. */
async function removeFactor(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  { password, change, what, remove }: Removal,
): Promise<SecondFactorReply> {
  const session = ownSession(actor, sessionToken);
  const { user } = session;
  await confirmPassword(ctx, user, password);
  const secondFactor = await inOwnSession(ctx, session, async (tx) => {
    if (!(await remove(tx, user.id))) throw notFound(what);
    const isOff = !hasFactor(await readFactors(tx, user.id));
    if (isOff) await replaceRecoveryCodes(tx, user.id, []);
    await notifyOfFactorChange(ctx, tx, session, isOff ? 'turned_off' : change);
    return presentSecondFactor(ctx, tx, user);
  });
  ctx.outbox.wake();
  logSecurityEvent(ctx, 'second-factor-removed', { userId: user.id });
  return { secondFactor };
}

import type { SecondFactorReply } from '../../../../contract/second-factor.ts';
import type { Context } from '../../../context.ts';
import { readFactors, replaceRecoveryCodes } from '../../../db/second-factors.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../domain-error.ts';
import { confirmPassword } from '../confirm-password.ts';
import { inOwnSession, ownSession } from '../own-session.ts';
import { hasFactor, notifyOfFactorChange } from './add-factor.ts';
import { presentSecondFactor } from './read-second-factor.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/**
 * Replaces the recovery codes; the old ones stop working.
 * @param sessionToken from the session cookie
 * @throws DomainError `sign_in_required`, `wrong_password`, `too_many_requests`, `invalid_request` without
 * a factor
 */
export async function renewRecoveryCodes(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  password: string,
): Promise<SecondFactorReply> {
  const session = ownSession(actor, sessionToken);
  const { user } = session;
  await confirmPassword(ctx, user, password);
  const codes = await makeRecoveryCodes(ctx);
  const secondFactor = await inOwnSession(ctx, session, async (tx) => {
    if (!hasFactor(await readFactors(tx, user.id))) throw noFactor();
    await replaceRecoveryCodes(tx, user.id, codes.stored);
    await notifyOfFactorChange(ctx, tx, session, 'recovery_codes_replaced');
    return presentSecondFactor(ctx, tx, user);
  });
  ctx.outbox.wake();
  return { secondFactor, recoveryCodes: codes.shown };
}

function noFactor(): DomainError {
  return new DomainError('invalid_request', 'Please add a passkey or an authenticator app first.');
}

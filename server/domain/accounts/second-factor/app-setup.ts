import type { SecondFactorReply } from '../../../../contract/second-factor.ts';
import type { Context } from '../../../context.ts';
import { putApp } from '../../../db/second-factors.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../domain-error.ts';
import { confirmPassword } from '../confirm-password.ts';
import { ownSession } from '../own-session.ts';
import { addFactor } from './add-factor.ts';
import {
  appUrl,
  newAppSecret,
  sealAppSecret,
  stepOf,
  unsealAppSecret,
} from './authenticator-app.ts';
import { beginSetup, spendSetupTry } from './begin-setup.ts';

/**
 * A new secret for an authenticator app; it takes effect with the first code.
 * @param sessionToken from the session cookie
 * @throws DomainError `sign_in_required`, `wrong_password`, `too_many_requests`
 */
export async function beginApp(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  password: string,
): Promise<{ secret: string; url: string }> {
  const session = ownSession(actor, sessionToken);
  const { id, email } = session.user;
  await confirmPassword(ctx, session.user, password);
  const secret = newAppSecret();
  await beginSetup(ctx, session, { kind: 'app', secret: sealAppSecret(ctx, id, secret) });
  return { secret, url: appUrl(secret, email) };
}

/**
 * Adds the app, given a code that it shows; it replaces an earlier app.
 * @throws DomainError `sign_in_required`, `not_proven`
 */
export async function addApp(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  code: string,
): Promise<SecondFactorReply> {
  const session = ownSession(actor, sessionToken);
  const userId = session.user.id;
  const setup = await spendSetupTry(ctx, session, 'app');
  const sealed = setup.secret ?? Buffer.alloc(0);
  const secret = unsealAppSecret(ctx, { userId, secret: sealed });
  const step = secret === null ? null : stepOf(secret, code, ctx.now());
  if (step === null)
    throw new DomainError('not_proven', 'That code is wrong. Please enter the newest one.');
  return addFactor(ctx, session, {
    setup,
    change: 'app_added',
    store: (tx) => putApp(tx, { userId, secret: sealed, lastStep: step, createdAt: ctx.now() }),
  });
}

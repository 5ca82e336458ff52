import type { NewPasskey, SecondFactorReply } from '../../../../contract/second-factor.ts';
import { secondFactorLimits } from '../../../../contract/second-factor-rules.ts';
import type { Context } from '../../../context.ts';
import { insertPasskey, readFactors, type PasskeyRow } from '../../../db/second-factors.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../domain-error.ts';
import { confirmPassword } from '../confirm-password.ts';
import { ownSession } from '../own-session.ts';
import { addFactor } from './add-factor.ts';
import { creationOptions, newChallenge, readNewPasskey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { beginSetup, spendSetupTry } from './begin-setup.ts';

/**
 * What the browser needs to create a passkey, for ten minutes and this session only.
 * @param sessionToken from the session cookie
 * @throws DomainError `sign_in_required`, `wrong_password`, `too_many_requests`, `invalid_request` if there
 * are too many
 */
export async function beginPasskey(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  { password, site }: { password: string; site: RelyingParty },
) {
  const session = ownSession(actor, sessionToken);
  const { user } = session;
  await confirmPassword(ctx, user, password);
  const { passkeys } = await readFactors(ctx.db, user.id);
  refuseTooMany(passkeys);
  const challenge = newChallenge();
  await beginSetup(ctx, session, { kind: 'passkey', challenge });
  return { options: await creationOptions(site, user, challenge, passkeys) };
}

/**
 * Adds the passkey that the browser created.
 * @throws DomainError `sign_in_required`, `not_proven`, `invalid_request` if there are too many
 */
export async function addPasskey(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  { name, passkey, site }: { name: string; passkey: NewPasskey; site: RelyingParty },
): Promise<SecondFactorReply> {
  const session = ownSession(actor, sessionToken);
  const setup = await spendSetupTry(ctx, session, 'passkey');
  const created = await readNewPasskey(site, setup.challenge ?? '', passkey);
  if (!created) throw refused();
  const row = { ...created, name, userId: session.user.id, createdAt: ctx.now() };
  return addFactor(ctx, session, {
    setup,
    change: 'passkey_added',
    async store(tx, { passkeys }) {
      refuseTooMany(passkeys);
      if (!(await insertPasskey(tx, row))) throw refused();
    },
  });
}

function refuseTooMany(passkeys: readonly PasskeyRow[]): void {
  if (passkeys.length < secondFactorLimits.passkeys) return;
  throw new DomainError(
    'invalid_request',
    `You can have up to ${secondFactorLimits.passkeys} passkeys. Please remove one first.`,
  );
}

function refused(): DomainError {
  return new DomainError('not_proven', "This passkey couldn't be added. Please try again.");
}

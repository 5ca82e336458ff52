import type { SecondFactor } from '../../../../contract/second-factor.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { readFactors } from '../../../db/second-factors.ts';
import { signedIn, type Actor, type SignedIn } from '../../actor.ts';

/** The caller's second factors. @throws DomainError `sign_in_required` */
export async function readSecondFactor(ctx: Context, actor: Actor): Promise<SecondFactor> {
  return presentSecondFactor(ctx, ctx.db, signedIn(actor));
}

export async function presentSecondFactor(
  { config }: Pick<Context, 'config'>,
  db: Db,
  { id: userId, isAdmin, needsSecondFactor }: SignedIn,
): Promise<SecondFactor> {
  const { passkeys, app, recoveryCodes } = await readFactors(db, userId);
  return {
    passkeys: passkeys.map(({ id, name, ...dates }) => ({ id, name, ...isoDates(dates) })),
    app: app && isoDates(app),
    recoveryCodesLeft: recoveryCodes,
    isRequired: config.adminSecondFactor && (isAdmin || needsSecondFactor === true),
  };
}

function isoDates({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) {
  return {
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
  };
}

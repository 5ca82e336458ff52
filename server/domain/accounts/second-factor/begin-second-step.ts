import type { SecondStepMethod, SecondStepReply } from '../../../../contract/second-factor.ts';
import type { Context } from '../../../context.ts';
import { readFactors, type FactorRows } from '../../../db/second-factors.ts';
import { insertSignInStep } from '../../../db/sign-in-steps.ts';
import type { UserRow } from '../../../db/users.ts';
import { wrongCredentials } from '../sessions.ts';
import { hashToken, randomToken } from '../tokens.ts';
import { hasFactor } from './add-factor.ts';
import { newChallenge, requestOptions } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { stepExpiry } from './begin-setup.ts';

/** What the browser has to do next, and the cookie that ties the rest of this sign-in to it. */
export interface SecondStep {
  reply: SecondStepReply;
  token: string;
}

/**
 * Begins the second step after a right password; null if the account has no second factor. Factors are
 * read after the user: a first one that is added in between raises the epoch, which ends this sign-in.
 * @param user as read before the password was checked.
 * @throws DomainError `wrong_credentials` if the user has been deleted in the meantime
 */
export async function beginSecondStep(
  ctx: Context,
  { id: userId, sessionEpoch: epoch }: UserRow,
  { site, keepSignedIn }: { site: RelyingParty; keepSignedIn: boolean },
): Promise<SecondStep | null> {
  const factors = await readFactors(ctx.db, userId);
  if (!hasFactor(factors)) return null;
  const token = randomToken();
  const challenge = newChallenge();
  const expiresAt = stepExpiry(ctx.now());
  const step = { tokenHash: hashToken(token), userId, epoch, challenge, keepSignedIn, expiresAt };
  if (!(await insertSignInStep(ctx.db, step))) throw wrongCredentials();
  return { token, reply: await describe(factors, challenge, site) };
}

async function describe(
  { passkeys, app, recoveryCodes }: FactorRows,
  challenge: string,
  site: RelyingParty,
): Promise<SecondStepReply> {
  const hasPasskey = passkeys.length > 0;
  const methods: [SecondStepMethod, boolean][] = [
    ['passkey', hasPasskey],
    ['code', app !== null],
    ['recovery', recoveryCodes > 0],
  ];
  return {
    secondStep: {
      methods: methods.flatMap(([method, isThere]) => (isThere ? [method] : [])),
      ...(hasPasskey && { passkeyOptions: await requestOptions(site, challenge, passkeys) }),
    },
  };
}

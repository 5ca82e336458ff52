import type { CurrentUser } from '../../../../contract/accounts.ts';
import type { SecondFactorReply } from '../../../../contract/second-factor.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { takeFactorSetup, type FactorSetupRow } from '../../../db/factor-setups.ts';
import { readFactors, replaceRecoveryCodes, type FactorRows } from '../../../db/second-factors.ts';
import { carryOver, deleteOtherSessions } from '../../../db/sessions.ts';
import { beginTwoSteps } from '../../../db/users.ts';
import type { FactorChange } from '../../../email/second-factor-email.ts';
import { DomainError } from '../../domain-error.ts';
import { logSecurityEvent } from '../../security-event.ts';
import { addAccountEmail } from '../account-emails.ts';
import { inOwnSession, type OwnSession } from '../own-session.ts';
import { presentSecondFactor } from './read-second-factor.ts';
import { makeRecoveryCodes, type NewRecoveryCodes } from './recovery-codes.ts';

interface NewFactor {
  setup: FactorSetupRow;
  change: FactorChange;
  /** Stores the factor. @throws DomainError if it can't be added */
  store: (tx: Db, existing: FactorRows) => Promise<void>;
}

/**
 * Adds a proven factor; with the first one, recovery codes. From then on every session of the account has
 * passed a second step: the others were opened with the password alone, perhaps by someone who stole it,
 * and end.
 * @throws DomainError `sign_in_required`, `not_proven` if the setup was used elsewhere
 */
export async function addFactor(
  ctx: Context,
  session: OwnSession,
  factor: NewFactor,
): Promise<SecondFactorReply> {
  const { user } = session;
  const codes = hasFactor(await readFactors(ctx.db, user.id)) ? null : await makeRecoveryCodes(ctx);
  const reply = await inOwnSession(ctx, session, async (tx) => {
    const existing = await readFactors(tx, user.id);
    if (!(await takeFactorSetup(tx, factor.setup))) throw alreadyUsed();
    await factor.store(tx, existing);
    const isFirst = !hasFactor(existing);
    if (isFirst) await begin(ctx, tx, session, codes);
    await notifyOfFactorChange(ctx, tx, session, factor.change);
    const secondFactor = await presentSecondFactor(ctx, tx, user);
    return { secondFactor, ...(isFirst && codes && { recoveryCodes: codes.shown }) };
  });
  ctx.outbox.wake();
  logSecurityEvent(ctx, 'second-factor-added', { userId: user.id, kind: factor.setup.kind });
  return reply;
}

/** Emails the account about a change, in its transaction. */
export async function notifyOfFactorChange(
  ctx: Context,
  tx: Db,
  { user: { email: to, name } }: { user: Pick<CurrentUser, 'email' | 'name'> },
  change: FactorChange,
): Promise<void> {
  await addAccountEmail(ctx, tx, 'second_factor_changed', { to, name, change });
}

/** Recovery codes alone are no factor. */
export function hasFactor({ passkeys, app }: FactorRows): boolean {
  return passkeys.length > 0 || app !== null;
}

/** A sign-in that is being completed with the password alone must not survive either: hence the epoch. */
async function begin(
  { now }: Pick<Context, 'now'>,
  tx: Db,
  { user: { id }, sessionHash }: OwnSession,
  codes: NewRecoveryCodes | null,
): Promise<void> {
  await beginTwoSteps(tx, id, now());
  await carryOver(tx, sessionHash);
  await deleteOtherSessions(tx, id, sessionHash);
  await replaceRecoveryCodes(tx, id, codes?.stored ?? []);
}

function alreadyUsed(): DomainError {
  return new DomainError('not_proven', 'This was already set up. Please reload the page.');
}

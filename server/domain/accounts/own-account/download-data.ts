import type { AccountData, ExportedBusiness } from '../../../../contract/account-data.ts';
import type { Context } from '../../../context.ts';
import { listConfirmedAddressesOf, listKnownBrowsersOf } from '../../../db/account-data.ts';
import { readFactors, type FactorRows } from '../../../db/second-factors.ts';
import { findUserById, type UserRow } from '../../../db/users.ts';
import { signedIn, type Actor } from '../../actor.ts';
import { signInRequired } from '../../domain-error.ts';
import { logSecurityEvent } from '../../security-event.ts';
import { listSessions } from '../list-sessions.ts';
import { confirmPassword } from '../confirm-password.ts';
import { presentPendingEmail } from './email-change.ts';
import { exportBusinesses } from './export-businesses.ts';

/**
 * What is stored about the caller and their businesses, as pieces of a JSON text (`account-data.ts`). An
 * owner may have very many businesses, so they are read as the pieces are taken.
 * @param sessionToken from the session cookie
 * @throws DomainError `sign_in_required`, `wrong_password`, `too_many_requests`
 */
export async function downloadData(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  password: string,
): Promise<AsyncIterable<string>> {
  const { id } = signedIn(actor);
  await confirmPassword(ctx, signedIn(actor), password);
  await ctx.rateLimiter.takeOfSubject('downloads', String(id));
  const user = await findUserById(ctx.db, id);
  if (!user) throw signInRequired();
  const aboutAccount = await describeAccount(ctx, actor, sessionToken, user);
  logSecurityEvent(ctx, 'data-downloaded', { userId: id });
  return write(aboutAccount, exportBusinesses(ctx, id));
}

/** Streams account and businesses as one pretty-printed JSON object. */
async function* write(
  aboutAccount: Omit<AccountData, 'businesses'>,
  businesses: AsyncIterable<ExportedBusiness>,
): AsyncIterable<string> {
  const open = JSON.stringify({ ...aboutAccount, businesses: [] }, null, 2);
  yield open.slice(0, open.lastIndexOf(']'));
  let separator = '\n';
  for await (const business of businesses) {
    yield `${separator}${JSON.stringify(business, null, 2).replace(/^/gm, '    ')}`;
    separator = ',\n';
  }
  yield separator === '\n' ? ']\n}\n' : '\n  ]\n}\n';
}

async function describeAccount(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  user: UserRow,
): Promise<Omit<AccountData, 'businesses'>> {
  const { db } = ctx;
  const { id, name, email, emailVerified, isAdmin, isActive } = user;
  const { sessions } = await listSessions(ctx, actor, sessionToken);
  const browsers = await listKnownBrowsersOf(db, id);
  const addresses = await listConfirmedAddressesOf(db, id);
  return {
    exportedAt: ctx.now().toISOString(),
    account: {
      id,
      name,
      email,
      pendingEmail: (await presentPendingEmail(ctx, db, id))?.email ?? null,
      emailVerified,
      isAdmin,
      isActive,
      createdAt: user.createdAt.toISOString(),
      passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
    },
    twoStepSignIn: describeTwoStep(await readFactors(db, id)),
    sessions: sessions.map(({ browser, signedInAt, lastUsedAt, isCurrent }) => ({
      browser,
      signedInAt,
      lastUsedAt,
      isCurrent,
    })),
    knownBrowsers: browsers.map(({ createdAt, lastUsedAt }) => ({
      firstSignInAt: createdAt.toISOString(),
      lastSignInAt: lastUsedAt.toISOString(),
    })),
    confirmedFeedbackAddresses: addresses.map((one) => ({
      email: one.email,
      confirmedAt: one.confirmedAt.toISOString(),
    })),
  };
}

function describeTwoStep({
  passkeys,
  app,
  recoveryCodes,
}: FactorRows): AccountData['twoStepSignIn'] {
  return {
    passkeys: passkeys.map((passkey) => ({ name: passkey.name, ...timesOf(passkey) })),
    authenticatorApp: app && timesOf(app),
    recoveryCodesLeft: recoveryCodes,
  };
}

function timesOf({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) {
  return { addedAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

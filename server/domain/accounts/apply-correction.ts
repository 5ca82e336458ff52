import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { ChallengeRow } from '../../db/email-challenges.ts';
import { deleteConfirmationsOf } from '../../db/feedback-addresses.ts';
import type { UserRow } from '../../db/users.ts';
import { DomainError } from '../domain-error.ts';
import { addAccountEmail } from './account-emails.ts';
import { giveAddress } from './give-address.ts';

/**
 * After a reset by a link that was sent to a corrected address (`correct-user.ts`): the account gets that
 * address, and the old one is notified if it was verified: otherwise it is probably a typo, and a stranger's.
 * @returns the user as they are now
 * @throws DomainError `not_proven` if another account has the address by now
 */
export async function applyCorrection(
  ctx: Context,
  tx: Db,
  { user, wasVerified }: { user: UserRow; wasVerified: boolean },
  { correctedEmail }: ChallengeRow,
): Promise<UserRow> {
  if (correctedEmail === null || correctedEmail === user.email) return user;
  const corrected = await giveAddress(ctx, tx, user, correctedEmail);
  if (!corrected) throw new DomainError('not_proven', taken);
  await deleteConfirmationsOf(tx, user.id);
  await recordAdminAction(tx, {
    actorId: user.id,
    actorKind: 'user',
    action: 'correct_email',
    targetKind: 'user',
    targetId: user.id,
  });
  const { email: to, name } = user;
  const notice = { to, name, change: 'email' } as const;
  if (wasVerified) await addAccountEmail(ctx, tx, 'account_corrected', notice);
  return corrected;
}

const taken =
  'Another account now has this email address. Please sign in to that one, or email us.';

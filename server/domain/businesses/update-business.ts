import type { OwnedBusinessReply, UpdateBusinessBody } from '../../../contract/businesses.ts';
import type { Context } from '../../context.ts';
import { findWholeBusiness, type BusinessRow } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import { forgetPrint } from '../../db/posters.ts';
import { signedIn, type Actor } from '../actor.ts';
import { takeMove } from '../feedback/move-feedback.ts';
import { sendFirstConfirmation } from '../feedback/send-confirmation.ts';
import { changeBusiness } from './change-business.ts';
import { editable } from './editable-business.ts';
import { foreignLogo } from './foreign-logo.ts';
import { logoPath, presentOwnedBusiness } from './present-business.ts';
import { expectRevision, isCurrent } from './revision.ts';
import { fitLogo, isUpload, storeLogo, storePrint, type Logo } from './store-logo.ts';

/**
 * Changes the given fields of a business, and leaves the rest. Its slug stays the same when the name
 * changes: it is printed in QR codes.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, `stale_revision`, `invalid_request` for
 * an invalid logo, `unavailable`, `too_many_emails`
 */
export async function updateBusiness(
  ctx: Context,
  actor: Actor,
  id: number,
  { logoUrl, revision, ...fields }: UpdateBusinessBody,
): Promise<OwnedBusinessReply> {
  // Check access before spending time on the picture.
  const known = await editable(actor, () => findWholeBusiness(ctx.db, id));
  const logo = isUpload(logoUrl) ? await fitLogo(ctx, signedIn(actor).id, logoUrl) : logoUrl;
  const { feedbackEmail } = fields;
  // A save that is refused as stale must not use up a move.
  if (isCurrent(known, revision)) await takeMove(ctx, known, feedbackEmail);
  const patch = async (before: BusinessRow, tx: Db) => {
    // Refused even if it is no longer stale: the move was not counted.
    if (feedbackEmail !== undefined && feedbackEmail !== before.feedbackEmail)
      expectRevision(known, revision);
    return { ...fields, logoHash: await wantedLogo(tx, before, logo, revision) };
  };
  const business = await changeBusiness(ctx, actor, id, patch, revision);
  if (feedbackEmail) await sendFirstConfirmation(ctx, id);
  return presentOwnedBusiness(ctx, business, actor);
}

/** The URL of the current logo changes nothing; any other URL is outdated or not ours. */
async function wantedLogo(
  tx: Db,
  business: BusinessRow,
  logo: Logo | string | null | undefined,
  revision: string | undefined,
): Promise<string | null | undefined> {
  if (logo === undefined) return undefined;
  if (logo === null) {
    await forgetPrint(tx, business.id);
    return null;
  }
  if (typeof logo !== 'string') {
    const hash = await storeLogo(tx, logo);
    await storePrint(tx, business.id, logo);
    return hash;
  }
  const { logoHash } = business;
  if (logoHash && logo === logoPath(logoHash)) return logoHash;
  expectRevision(business, revision);
  throw foreignLogo();
}

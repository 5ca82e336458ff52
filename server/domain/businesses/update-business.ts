import type { OwnedBusinessReply, UpdateBusinessBody } from '../../../contract/businesses.ts';
import type { Context } from '../../context.ts';
import { findWholeBusiness, type BusinessRow } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../actor.ts';
import { changeBusiness } from './change-business.ts';
import { editable } from './editable-business.ts';
import { foreignLogo } from './foreign-logo.ts';
import { logoPath, presentOwnedBusiness } from './present-business.ts';
import { expectRevision } from './revision.ts';
import { fitLogo, isUpload, storeLogo, type Logo } from './store-logo.ts';

/**
 * Changes the given fields of a business, and leaves the rest. Its slug stays the same under a new
 * name: it is printed on QR codes.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, `stale_revision`, `invalid_request` for a
 * logo that is none, `unavailable`
 */
export async function updateBusiness(
  ctx: Context,
  actor: Actor,
  id: number,
  { logoUrl, revision, ...fields }: UpdateBusinessBody,
): Promise<OwnedBusinessReply> {
  // The server draws no picture for who may not change the business.
  await editable(actor, () => findWholeBusiness(ctx.db, id));
  const logo = isUpload(logoUrl) ? await fitLogo(ctx, logoUrl) : logoUrl;
  const patch = async (before: BusinessRow, tx: Db) => ({
    ...fields,
    logoHash: await wantedLogo(tx, before, logo, revision),
  });
  const business = await changeBusiness(ctx, actor, id, patch, revision);
  return presentOwnedBusiness(business, actor);
}

/** The address of the logo that is there changes nothing; another address is a former one, or none that we take. */
async function wantedLogo(
  tx: Db,
  business: BusinessRow,
  logo: Logo | string | null | undefined,
  revision: string | undefined,
): Promise<string | null | undefined> {
  if (logo === undefined || logo === null) return logo;
  if (typeof logo !== 'string') return storeLogo(tx, logo);
  const { logoHash } = business;
  if (logoHash && logo === logoPath(logoHash)) return logoHash;
  expectRevision(business, revision);
  throw foreignLogo();
}

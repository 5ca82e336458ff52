import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { shortAddressMessages } from '../../../../contract/short-address-rules.ts';
import type { Context } from '../../../context.ts';
import { lockBusiness, lockOwnerOf, lockSlugs, type BusinessRow } from '../../../db/businesses.ts';
import { replaceTemporarySlug } from '../../../db/former-slugs.ts';
import { isDuplicate } from '../../../db/statement-error.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../domain-error.ts';
import { ownBusiness } from '../editable-business.ts';
import { presentOwnedBusiness } from '../present-business.ts';
import { problemWithSlug } from './problem-with-slug.ts';

/**
 * Gives a business with a temporary slug the one its owner chose, or keeps it. Once: after that, only a
 * repeat with the same slug succeeds.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, `slug_fixed`, `invalid_request` if the
 * slug is taken or reserved
 */
export async function setShortAddress(
  ctx: Context,
  actor: Actor,
  id: number,
  slug: string,
): Promise<OwnedBusinessReply> {
  try {
    return await presentOwnedBusiness(ctx, await replaceSlug(ctx, actor, id, slug), actor);
  } catch (error) {
    // A new business whose name makes this slug was faster.
    throw isDuplicate(error) ? refusal(shortAddressMessages.taken) : error;
  }
}

function replaceSlug(ctx: Context, actor: Actor, id: number, slug: string): Promise<BusinessRow> {
  return ctx.db.transaction(async (tx) => {
    // In the same order as other changes and deletions.
    await lockOwnerOf(tx, id);
    const business = await ownBusiness(actor, () => lockBusiness(tx, id));
    const isSame = slug === business.slug;
    if (!business.hasTemporarySlug) {
      if (isSame) return business;
      throw new DomainError('slug_fixed', shortAddressMessages.fixed);
    }
    if (!isSame) {
      await lockSlugs(tx, slug);
      const problem = await problemWithSlug(tx, slug);
      if (problem) throw refusal(problem);
    }
    return replaceTemporarySlug(tx, business, slug, ctx.now());
  });
}

function refusal(message: string): DomainError {
  return new DomainError('invalid_request', message, { fields: { slug: message } });
}

import { isSamePlace, isTag, maxTags, tagLength } from '../../../contract/tags.ts';
import type { Context } from '../../context.ts';
import { deleteTag, findTags, insertTag, type TagRow } from '../../db/business-tags.ts';
import { lockBusiness } from '../../db/businesses.ts';
import type { Actor } from '../actor.ts';
import { recordBusinessEdit } from '../admin/record-business-edit.ts';
import { DomainError, notFound } from '../domain-error.ts';
import { editable } from './editable-business.ts';
import { makeSlug, shortenSlug } from './make-slug.ts';

/**
 * Makes a tagged link for a place. The same name again, as after a double click, is the same link.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, `invalid_request` if there are 20
 */
export async function addTag(
  ctx: Context,
  actor: Actor,
  businessId: number,
  name: string,
): Promise<TagRow> {
  return ctx.db.transaction(async (tx) => {
    const business = await editable(actor, () => lockBusiness(tx, businessId));
    const tags = await findTags(tx, businessId);
    const known = tags.find((tag) => isSamePlace(tag.name, name));
    if (known) return known;
    if (tags.length >= maxTags)
      throw new DomainError('invalid_request', `A business can have up to ${maxTags} of these.`);
    await recordBusinessEdit(ctx, tx, actor, business, ['tags']);
    return insertTag(tx, { businessId, name, tag: chooseTag(name, tags) });
  });
}

/**
 * Deletes a tagged link. It still opens the page, and what came by it stays in the business's counts.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`
 */
export async function removeTag(
  ctx: Context,
  actor: Actor,
  businessId: number,
  id: number,
): Promise<{ success: true }> {
  return ctx.db.transaction(async (tx) => {
    const business = await editable(actor, () => lockBusiness(tx, businessId));
    if (!(await deleteTag(tx, businessId, id))) throw notFound('This link');
    await recordBusinessEdit(ctx, tx, actor, business, ['tags']);
    return { success: true };
  });
}

/** Made from the name, such as `front-desk`; with a number if that is taken. */
function chooseTag(name: string, tags: readonly TagRow[]): string {
  const taken = new Set(tags.map(({ tag }) => tag));
  const base = shortenSlug(makeSlug(name), tagLength - '-21'.length);
  for (let number = 1; ; number += 1) {
    const tag = number === 1 ? base : `${base}-${number}`;
    if (isTag(tag) && !taken.has(tag)) return tag;
  }
}

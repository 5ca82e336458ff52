import type { CreateBusinessBody, OwnedBusinessReply } from '../../../contract/businesses.ts';
import type { Context } from '../../context.ts';
import { findCreatedBusiness, insertUnlessTaken, type BusinessRow } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import { lockUserAgainstDeletion } from '../../db/users.ts';
import { signedIn, type Actor } from '../actor.ts';
import { DomainError, notFound } from '../domain-error.ts';
import { sendFirstConfirmation } from '../feedback/send-confirmation.ts';
import { distinctCategories } from './categories.ts';
import { chooseSlug } from './choose-slug.ts';
import { foreignLogo } from './foreign-logo.ts';
import { makeSlug, slugOfText } from './make-slug.ts';
import { presentOwnedBusiness } from './present-business.ts';
import { phrasesOf } from './phrases.ts';
import { fitLogo, isUpload, storeLogo, storePrint, type Logo } from './store-logo.ts';

type NewBusiness = Omit<Parameters<typeof insertUnlessTaken>[1], 'slug'>;

/**
 * Creates a business for the caller. A repeat with the same key creates nothing and returns what the first
 * call created.
 * @throws DomainError `sign_in_required`, `not_found` if that was deleted since, `invalid_request` for an invalid logo, `unavailable`
 */
export async function createBusiness(
  ctx: Context,
  actor: Actor,
  body: CreateBusinessBody,
  idempotencyKey: string | undefined,
): Promise<OwnedBusinessReply> {
  const owner = signedIn(actor);
  const creationKey = idempotencyKey
    ? ctx.keys.digest('idempotency', 'business', String(owner.id), idempotencyKey)
    : null;
  const known = creationKey && (await findCreatedBusiness(ctx.db, creationKey));
  const business = known || (await setUp(ctx, owner.id, body, creationKey));
  if (business.deletedAt) throw notFound('This business');
  await sendFirstConfirmation(ctx, business.id);
  return presentOwnedBusiness(ctx, business, actor);
}

async function setUp(
  ctx: Context,
  userId: number,
  body: CreateBusinessBody,
  creationKey: string | null,
): Promise<BusinessRow> {
  const logo = await uploadedLogo(ctx, userId, body);
  const base = makeSlug(body.name);
  return ctx.setupQueue(() =>
    ctx.db.transaction(async (tx) => {
      // Before the logo: deleting an account locks the two in the same order.
      if (!(await lockUserAgainstDeletion(tx, userId)))
        throw new DomainError('sign_in_required', 'Please sign in.');
      const logoHash = logo && (await storeLogo(tx, logo));
      const columns = { ...columnsOf(ctx, body), userId, creationKey, logoHash };
      const business = await insertFirst(tx, base, columns);
      if (logo && business.logoHash === logo.hash) await storePrint(tx, business.id, logo);
      return business;
    }),
  );
}

/** A new business has no logo URL to keep, so the logo must be an upload. */
async function uploadedLogo(
  ctx: Context,
  userId: number,
  { logoUrl }: CreateBusinessBody,
): Promise<Logo | null> {
  if (!logoUrl) return null;
  if (isUpload(logoUrl)) return fitLogo(ctx, userId, logoUrl);
  throw foreignLogo();
}

function columnsOf(ctx: Context, body: CreateBusinessBody) {
  const { googleCategory1, googleCategory2, googleCategory3, isActive = true, ...texts } = body;
  const named = [googleCategory1, googleCategory2, googleCategory3].filter((one) => one != null);
  const categories = distinctCategories(named);
  const now = ctx.now();
  return {
    ...texts,
    hasTemporarySlug: slugOfText(body.name) === null,
    isActive,
    categories,
    keywords: phrasesOf(categories, texts.city),
    createdAt: now,
    updatedAt: now,
  };
}

/** Of concurrent calls with the same key, the first one inserts, and all return its business. */
async function insertFirst(tx: Db, base: string, business: NewBusiness): Promise<BusinessRow> {
  const { creationKey } = business;
  for (;;) {
    const slug = await chooseSlug(tx, base);
    const inserted = await insertUnlessTaken(tx, { ...business, slug });
    if (inserted) return inserted;
    const twin = creationKey ? await findCreatedBusiness(tx, creationKey) : null;
    if (twin) return twin;
  }
}

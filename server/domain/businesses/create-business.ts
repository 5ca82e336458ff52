import type { CreateBusinessBody, OwnedBusinessReply } from '../../../contract/businesses.ts';
import type { Context } from '../../context.ts';
import { findCreatedBusiness, insertUnlessTaken, type BusinessRow } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import { lockUserAgainstDeletion } from '../../db/users.ts';
import { signedIn, type Actor } from '../actor.ts';
import { notFound, signInRequired } from '../domain-error.ts';
import { sendFirstConfirmation } from '../feedback/send-confirmation.ts';
import { distinctCategories } from './categories.ts';
import { chooseSlug } from './choose-slug.ts';
import { makeSlug, slugOfText } from './make-slug.ts';
import { presentOwnedBusiness } from './present-business.ts';
import { phrasesOf } from './phrases.ts';
import { reuseLogo, type StoredLogo } from './reuse-logo.ts';
import { fitLogo, isUpload, storeLogo, storePrint, type Logo } from './store-logo.ts';

type NewBusiness = Omit<Parameters<typeof insertUnlessTaken>[1], 'slug'>;

/**
 * Creates a business for the caller. A repeat with the same key creates nothing and returns what the first
 * call created.
 * @throws DomainError `sign_in_required`, `not_found` if that was deleted since, `invalid_request` for an
 * invalid logo, `unavailable`
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
  const { logoUrl } = body;
  const picture = isUpload(logoUrl) ? await fitLogo(ctx, userId, logoUrl) : logoUrl;
  const base = makeSlug(body.name);
  return ctx.setupQueue(() =>
    ctx.db.transaction(async (tx) => {
      // Before the logo: deleting an account locks the two in the same order.
      if (!(await lockUserAgainstDeletion(tx, userId))) throw signInRequired();
      const { hash: logoHash = null, print = null } = await storedLogo(tx, userId, picture);
      const columns = { ...columnsOf(ctx, body), userId, creationKey, logoHash };
      const business = await insertFirst(tx, base, columns);
      if (print && business.logoHash === logoHash) await storePrint(tx, business.id, { print });
      return business;
    }),
  );
}

/** @param picture an upload, or the URL of a logo that the user has already */
async function storedLogo(
  tx: Db,
  userId: number,
  picture: Logo | string | null | undefined,
): Promise<Partial<StoredLogo>> {
  if (!picture) return {};
  if (typeof picture === 'string') return reuseLogo(tx, userId, picture);
  await storeLogo(tx, picture);
  return picture;
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

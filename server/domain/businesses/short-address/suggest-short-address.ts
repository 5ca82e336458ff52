import type { BusinessRow } from '../../../db/businesses.ts';
import type { Db } from '../../../db/client.ts';
import { findUnavailable, firstFreeSlug } from '../choose-slug.ts';
import { slugOfText } from '../make-slug.ts';

/** A free slug from what a business does and where, as neither is its name; empty if that is unknown too. */
export async function suggestShortAddress(
  db: Db,
  { categories, city, state }: Pick<BusinessRow, 'categories' | 'city' | 'state'>,
): Promise<string> {
  const [category = ''] = categories;
  const base = slugOfText(`${category} ${city ?? ''}`) ?? slugOfText(state ?? '');
  return base === null || base.length < 3
    ? ''
    : firstFreeSlug(base.slice(0, 50).replace(/-$/, ''), (slugs) => findUnavailable(db, slugs));
}

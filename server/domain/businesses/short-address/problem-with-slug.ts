import { shortAddressMessages } from '../../../../contract/short-address-rules.ts';
import type { Db } from '../../../db/client.ts';
import { findUnavailable } from '../choose-slug.ts';
import { reservedSlugs } from '../reserved-slugs.ts';

/** Why no owner can choose a well-formed slug; null if one can. */
export async function problemWithSlug(db: Db, slug: string): Promise<string | null> {
  if (reservedSlugs.has(slug)) return shortAddressMessages.reserved;
  const unavailable = await findUnavailable(db, [slug]);
  return unavailable.has(slug) ? shortAddressMessages.taken : null;
}

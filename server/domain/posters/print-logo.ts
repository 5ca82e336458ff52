import type { Context } from '../../context.ts';
import { lockBusiness, type BusinessRow } from '../../db/businesses.ts';
import { findLogo, insertLogo } from '../../db/logos.ts';
import { findPrint, insertPrint, type Print } from '../../db/posters.ts';
import { printOf } from '../businesses/store-logo.ts';

/**
 * A business's logo in print resolution; null if it has no logo. A logo from before originals were kept is
 * printed from what is shown on screens, and stored as such.
 * @param account the id of the user who wants it
 */
export async function printLogo(
  ctx: Pick<Context, 'db' | 'pictures'>,
  account: number,
  { id, logoHash }: Pick<BusinessRow, 'id' | 'logoHash'>,
): Promise<Print | null> {
  if (!logoHash) return null;
  const known = await findPrint(ctx.db, id, logoHash);
  if (known) return known;
  const logo = await findLogo(ctx.db, logoHash);
  if (!logo) return null;
  const print = printOf(logoHash, await ctx.pictures.fitLogo(account, logo));
  await ctx.db.transaction(async (tx) => {
    const business = await lockBusiness(tx, id);
    // Someone may have changed the logo in the meantime.
    if (business?.logoHash !== logoHash) return;
    await insertLogo(tx, logoHash, logo);
    await insertPrint(tx, id, print);
  });
  return print;
}

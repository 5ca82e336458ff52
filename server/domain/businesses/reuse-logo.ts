import type { Db } from '../../db/client.ts';
import { renewLogo } from '../../db/logos.ts';
import { findOwnPrint } from '../../db/posters.ts';
import { foreignLogo } from './foreign-logo.ts';
import type { Logo } from './store-logo.ts';

/** A stored logo; `print` is null if it has not been printed since originals are kept. */
export type StoredLogo = Pick<Logo, 'hash'> & { print: Logo['print'] | null };

/**
 * The logo of another of the user's businesses, for a new one: both show the same stored bytes. Call it in the
 * transaction that also writes the business.
 * @param logoUrl a logo's URL that the contract accepted
 * @throws DomainError `invalid_request` if none of the user's businesses has that logo
 */
export async function reuseLogo(tx: Db, userId: number, logoUrl: string): Promise<StoredLogo> {
  const hash = /[\da-f]{64}/.exec(logoUrl)?.[0] ?? '';
  const own = await findOwnPrint(tx, userId, hash);
  if (!own || !(await renewLogo(tx, hash))) throw foreignLogo();
  return { hash, print: own.print };
}

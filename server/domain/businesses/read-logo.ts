import type { Context } from '../../context.ts';
import { findShownLogo } from '../../db/logos.ts';
import { notFound } from '../domain-error.ts';

/**
 * The bytes of a logo for people, as WebP.
 * @param file as in the logo's URL: the hash of its bytes, and `.webp`
 * @throws DomainError `not_found`
 */
export async function readLogo({ db }: Pick<Context, 'db'>, file: string): Promise<Buffer> {
  const hash = /^([\da-f]{64})\.webp$/.exec(file)?.[1];
  const bytes = hash ? await findShownLogo(db, hash) : null;
  if (!bytes) throw notFound('This image');
  return bytes;
}

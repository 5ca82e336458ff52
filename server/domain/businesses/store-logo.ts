import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { insertLogo } from '../../db/logos.ts';

/** A picture as it is kept, under the SHA-256 of its bytes (hex). */
export interface Logo {
  hash: string;
  bytes: Buffer;
}

/** Whether a logo's address brings the picture itself. */
export function isUpload(logoUrl: string | null | undefined): logoUrl is string {
  return logoUrl?.startsWith('data:') ?? false;
}

/**
 * Makes a logo of a base64 data URL that the contract let through. Takes a while, so it comes before
 * the transaction that `storeLogo` is part of.
 * @throws DomainError `invalid_request` when it is no picture, `unavailable` when too many are being made
 */
export async function fitLogo(ctx: Pick<Context, 'pictures'>, dataUrl: string): Promise<Logo> {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = await ctx.pictures.fitLogo(Buffer.from(base64, 'base64'));
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/**
 * Keeps a logo and returns its hash. In the transaction that also writes the business's row: until it
 * commits, nobody can remove the logo as unused.
 */
export async function storeLogo(tx: Db, { hash, bytes }: Logo): Promise<string> {
  await insertLogo(tx, hash, bytes);
  return hash;
}

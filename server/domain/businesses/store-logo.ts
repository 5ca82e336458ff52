import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { insertLogo } from '../../db/logos.ts';
import { insertPrint, type Print } from '../../db/posters.ts';
import type { FittedLogo } from '../../pictures/decoder/fit-logo.ts';

/** A picture as stored, with the SHA-256 of its bytes (hex). */
export interface Logo {
  hash: string;
  bytes: Buffer;
  /** Its original for print. */
  print: Print;
}

/** Whether a logo URL contains the picture itself. */
export function isUpload(logoUrl: string | null | undefined): logoUrl is string {
  return logoUrl?.startsWith('data:') ?? false;
}

/**
 * Makes a logo from a base64 data URL that the contract accepted. This is slow, so do it before the
 * transaction that `storeLogo` is part of.
 * @param userId who uploads it
 * @throws DomainError `invalid_request` if it is not a picture, `unavailable` if too many are being made
 */
export async function fitLogo(
  ctx: Pick<Context, 'pictures'>,
  userId: number,
  dataUrl: string,
): Promise<Logo> {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const fitted = await ctx.pictures.fitLogo(userId, Buffer.from(base64, 'base64'));
  const hash = createHash('sha256').update(fitted.bytes).digest('hex');
  return { hash, bytes: Buffer.from(fitted.bytes), print: printOf(hash, fitted) };
}

/** @param logoHash of the logo that it is the original of: equal logos can have different ones. */
export function printOf(logoHash: string, { print, color }: FittedLogo): Print {
  const hash = createHash('sha256').update(logoHash).update(print).digest('hex');
  return { hash, logoHash, bytes: Buffer.from(print), color };
}

/**
 * Stores a logo and returns its hash. Call it in the transaction that also writes the business: until the
 * commit, the logo cannot be deleted as unused.
 */
export async function storeLogo(tx: Db, { hash, bytes }: Logo): Promise<string> {
  await insertLogo(tx, hash, bytes);
  return hash;
}

/** Keeps what is printed of the business's new logo, in the same transaction. */
export async function storePrint(
  tx: Db,
  businessId: number,
  { print }: Pick<Logo, 'print'>,
): Promise<void> {
  await insertPrint(tx, businessId, print);
}

import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  isBrowserOf,
  isKnownBrowser,
  pruneKnownBrowsers,
  upsertKnownBrowser,
} from '../../db/known-browsers.ts';
import { hashToken, randomToken } from './tokens.ts';

/** How long a browser stays known without being used to sign in. */
export const knownBrowserDays = 180;

/** More than people use; each has its own allowance of wrong passwords. */
const most = { perAccount: 20, perBrowser: 10 };

/** Who a browser may be to the account with an address. */
export interface Recognition {
  isKnown: boolean;
  /** What the account's limits count this browser's attempts under. */
  subject: string;
}

/**
 * Whether a browser has signed in to the account with this address before. If so, its attempts have their
 * own allowance, which strangers can't use up. Costs the same for any address, and with any cookie.
 */
export async function recognizeBrowser(
  { db }: Pick<Context, 'db'>,
  token: string | undefined,
  email: string,
): Promise<Recognition> {
  const isKnown = await isBrowserOf(db, hashToken(token ?? ''), email);
  return { isKnown, subject: isKnown ? subjectOf(token, email) : email };
}

/** What the limits count a known browser's attempts under. No address contains a line break. */
export function subjectOf(token: string | undefined, email: string): string {
  return `${hashToken(token ?? '')}\n${email}`;
}

/**
 * Makes a browser known to an account. Only a token that we gave out is kept: one that somebody planted
 * would make two browsers known.
 * @returns the cookie's value: 256 random bits, of which only the hash is stored
 */
export async function rememberBrowser(
  tx: Db,
  { id: userId, sessionEpoch }: { id: number; sessionEpoch: number },
  knownToken: string | undefined,
  now: Date,
): Promise<string> {
  const isOurs = knownToken !== undefined && (await isKnownBrowser(tx, hashToken(knownToken)));
  const token = isOurs ? knownToken : randomToken();
  const browser = { tokenHash: hashToken(token), userId };
  await upsertKnownBrowser(tx, browser, sessionEpoch, now);
  await pruneKnownBrowsers(tx, browser, most);
  return token;
}

import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { Purpose } from '../../db/email-challenges.ts';
import {
  findCodeFate,
  forgetTries,
  insertIssuedCode,
  markCodesUsed,
} from '../../db/issued-codes.ts';
import { DomainError } from '../domain-error.ts';
import { triesPerCode } from './code-tries.ts';

type Keyed = Pick<Context, 'keys'>;

/** Who a code was issued for. */
interface CodeSubject {
  purpose: Purpose;
  email: string;
}

/** What codes of an address are stored under: the same for known and unknown addresses. */
function codeSubject({ keys }: Keyed, { purpose, email }: CodeSubject): string {
  return keys.digest('issued-code', purpose, email);
}

/**
 * What codes tried in one browser are counted under.
 * @param by the binding of the browser that registered; otherwise the address
 */
export function triesSubject({ keys }: Keyed, purpose: Purpose, by: string): string {
  return keys.digest('issued-code', 'tries', purpose, by);
}

/**
 * The hash of a code, for which equal codes of one address and purpose are equal, so that an old code is
 * found with one hash. Other addresses have other salts, and the hash is keyed.
 */
export async function hashCode(
  { hasher, keys }: Pick<Context, 'hasher' | 'keys'>,
  { purpose, email }: CodeSubject,
  code: string,
): Promise<string> {
  const digest = keys.digest('issued-code', 'salt', purpose, email);
  return hasher.hashCode(code, Buffer.from(digest, 'base64url').subarray(0, saltBytes));
}

/** As for passwords (RFC 9106, 3.1 recommends 16 bytes). */
const saltBytes = 16;

interface Issued extends CodeSubject {
  codeHash: string;
  /** When the code expires; null if it was not emailed. */
  expiresAt: Date | null;
  /** The browsers that may start counting their tries again. */
  bindings?: (string | null)[];
}

/** Notes that a code was issued: earlier ones are superseded, and its tries are counted from here. */
export async function noteIssued(ctx: Context, tx: Db, issued: Issued): Promise<void> {
  const { purpose, email, codeHash, expiresAt, bindings = [] } = issued;
  const codeExpiresAt = expiresAt ?? ctx.now();
  await insertIssuedCode(tx, { subject: codeSubject(ctx, issued), codeHash, codeExpiresAt });
  const triers = [email, ...bindings.filter((binding) => binding !== null)];
  await forgetTries(
    tx,
    triers.map((by) => triesSubject(ctx, purpose, by)),
  );
}

/** From now on, every code of this address says that it was used. */
export async function noteUsed(ctx: Context, tx: Db, email: string): Promise<void> {
  const purposes: Purpose[] = ['verify', 'reset'];
  const subjects = purposes.map((purpose) => codeSubject(ctx, { purpose, email }));
  await markCodesUsed(tx, subjects, ctx.now());
}

interface Refused extends CodeSubject {
  userId: number;
  code: string;
  /** How many were tried in this browser since the last one was issued, this one included. */
  tries: number;
}

/**
 * Why a code was refused. Only a person who types a code that was issued learns what became of it: they read
 * the email. Everybody else learns only what follows from their own tries, which are counted for any address.
 */
export async function whyRefused(ctx: Context, refused: Refused): Promise<DomainError> {
  const codeHash = await hashCode(ctx, refused, refused.code);
  const subject = codeSubject(ctx, refused);
  const { userId } = refused;
  const query = { subject, codeHash, userId, now: ctx.now(), tries: triesPerCode };
  const fate = await findCodeFate(ctx.db, query);
  if (!fate) return notProven(refused.tries < triesPerCode ? 'wrong' : 'usedUp');
  if (fate.isSuperseded) return notProven('superseded');
  if (fate.isUsed) return refused.purpose === 'verify' ? alreadyVerified() : notProven('used');
  return notProven(fate.isUsedUp ? 'usedUp' : 'expired');
}

/** Whatever uses up the codes of an address also verifies it. */
export function alreadyVerified(): DomainError {
  return new DomainError(
    'already_verified',
    'That code has already been used, and your email address is verified. Please sign in.',
  );
}

export function notProven(reason: keyof typeof reasons): DomainError {
  return new DomainError('not_proven', reasons[reason]);
}

const reasons = {
  wrong: 'That code is wrong. Please check the code and the email address, or request a new code.',
  expired: 'That code has expired. Please request a new one.',
  superseded: "There's a newer email with a newer code. Please enter that one.",
  usedUp:
    'Too many wrong codes were entered, so this code stopped working. Please request a new one.',
  used: 'That code has already been used. Please sign in, or request a new one.',
} as const;

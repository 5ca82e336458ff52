import * as z from 'zod/mini';
import { email, givenPassword, name, newPassword } from './accounts.ts';

export const changeNameBody = z.object({ name });

/** Replaces a password, given the current one; without that, it's reset by email. */
export const setNewPasswordBody = z.object({
  currentPassword: givenPassword,
  password: newPassword,
});

export const requestEmailChangeBody = z.object({ email, password: givenPassword });

/** An address that waits until someone opens the link that was emailed to it, or waited in vain. */
export const pendingEmail = z.object({
  email: z.string(),
  /** When the link stops working. */
  expiresAt: z.string(),
  /** Nobody opened the link in time. */
  isExpired: z.boolean(),
  /** The account's password or second factors have changed since, which ended the link, too. */
  isOutdated: z.boolean(),
});

export type PendingEmail = z.infer<typeof pendingEmail>;

/** Null if nothing is pending, and nothing expired in the last days. */
export const emailChangeReply = z.object({ pendingEmail: z.nullable(pendingEmail) });

/** The token of the emailed link; of any length, so that a damaged link gets the usual answer. */
const token = z.string().check(z.minLength(1), z.maxLength(200));

export const emailLinkBody = z.object({ token });

/** With the password, unless the browser is signed in to the account that asked. */
export const confirmEmailBody = z.object({ token, password: z.optional(givenPassword) });

/**
 * What a link can do. `replaced`: a newer email was sent, or the change was canceled. `outdated`: the
 * account's password or second factors have changed since. `taken`: the address now has an account of its
 * own. `unknown`: the link is damaged or too old, or its account is gone or deactivated.
 */
export const emailLinkStates = [
  'open',
  'confirmed',
  'expired',
  'replaced',
  'outdated',
  'taken',
  'unknown',
] as const;

export type EmailLinkState = (typeof emailLinkStates)[number];

export const emailLinkReply = z.object({
  state: z.enum(emailLinkStates),
  /** The new address, if it is or can be confirmed. */
  email: z.nullable(z.string()),
  /** Whether confirming takes the password: the browser is not signed in to the account. */
  needsPassword: z.boolean(),
});

export type EmailLink = z.infer<typeof emailLinkReply>;

export const downloadDataBody = z.object({ password: givenPassword });

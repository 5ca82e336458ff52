import * as z from 'zod/mini';

/**
 * The closed list of error codes and the HTTP status of each. Codes are stable: clients may rely on them,
 * but not on the messages.
 */
export const errorStatus = {
  invalid_request: 400,
  /** A code, link or passkey that is wrong, used, or expired. */
  not_proven: 400,
  /** The code was right and has been used: the address is verified, and people can sign in. */
  already_verified: 400,
  /** The code is right, but it is unclear whose password the account should get: please send one too. */
  password_required: 400,
  /** The current password, typed to confirm a change. */
  wrong_password: 400,
  sign_in_required: 401,
  wrong_credentials: 401,
  /** The second step took too long or too many tries: start again with the password. */
  second_step_expired: 401,
  forbidden: 403,
  foreign_origin: 403,
  business_inactive: 403,
  /** Admins have to set up two-step sign-in before they can act as admins. */
  second_factor_required: 403,
  /** Only after the correct password. */
  not_verified: 403,
  account_inactive: 403,
  /** Only after the correct password: the owner deleted the account, and can restore it for some days. */
  account_deleted: 403,
  not_found: 404,
  /** The request did not arrive completely in time. */
  too_slow: 408,
  /** The data has changed since the client read it; nothing was saved. */
  stale_revision: 409,
  /** The business has its slug already, and keeps it. */
  slug_fixed: 409,
  /** The `Idempotency-Key` belongs to an earlier request with different content; nothing was done. */
  idempotency_key_reused: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  /** An address, a business or an account has caused as much email as it may. */
  too_many_emails: 429,
  headers_too_large: 431,
  unexpected: 500,
  drafting_unavailable: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The shape of every API error; `fields` only comes with `invalid_request` and `wrong_password`. */
export const errorReply = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** When the account can no longer be restored, in ISO 8601; only with `account_deleted`. */
  goneAt: z.optional(z.string()),
  /** Also in the server's log; only with 5xx. */
  reference: z.optional(z.string()),
});

export type ErrorReply = z.infer<typeof errorReply>;

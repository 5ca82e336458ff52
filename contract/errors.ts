import * as z from 'zod/mini';

/**
 * The closed list of error codes and the status that each one answers with.
 * A code is stable: clients may branch on it, never on the sentence.
 */
export const errorStatus = {
  invalid_request: 400,
  /** A mailed code or link that is wrong, used, or too old. */
  not_proven: 400,
  sign_in_required: 401,
  wrong_credentials: 401,
  forbidden: 403,
  foreign_origin: 403,
  business_inactive: 403,
  /** Said only to who has given the right password. */
  not_verified: 403,
  account_inactive: 403,
  not_found: 404,
  /** What was begun to be sent did not arrive in time. */
  too_slow: 408,
  /** What was to be changed is not what it was any more; nothing was written. */
  stale_revision: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  headers_too_large: 431,
  unexpected: 500,
  drafting_unavailable: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What every error answer of the API looks like; `fields` comes with `invalid_request` only. */
export const errorReply = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Stands in the server's log too; comes with 5xx. */
  reference: z.optional(z.string()),
});

export type ErrorReply = z.infer<typeof errorReply>;

import type { ErrorCode } from '../../contract/errors.ts';

/** What a domain function throws when it cannot do as asked: a stable code and a plain message. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

export function notFound(what: string): DomainError {
  return new DomainError('not_found', `${what} was not found.`);
}

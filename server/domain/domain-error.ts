import type { ErrorCode } from '../../contract/errors.ts';

/** What domain functions throw to reject a call: a stable code and a sentence for the person. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** When what this is about can no longer be restored. */
  readonly goneAt: Date | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      fields?: Record<string, string>;
      retryAfter?: number;
      goneAt?: Date;
      cause?: unknown;
    } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.goneAt = more.goneAt;
  }
}

/** Seconds after which to try again what was refused because of load or an outage. */
export const retrySoon = 2;

/** For load and outages, which are over in a moment. */
export function unavailable(message: string, cause?: unknown): DomainError {
  return new DomainError('unavailable', message, { retryAfter: retrySoon, cause });
}

/** For one visitor or account that does too much at the same time. */
export function tooManyAtOnce(): DomainError {
  return new DomainError('too_many_requests', tooMany, { retryAfter: retrySoon });
}

/** Whether a rate limit caused this error. */
export function isTooMany(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'too_many_requests';
}

/** For a visitor whose requests are refused. */
export const tooMany = 'Too many requests. Please wait a moment and try again.';

export function signInRequired(): DomainError {
  return new DomainError('sign_in_required', 'Please sign in.');
}

export function notFound(what: string): DomainError {
  return new DomainError('not_found', `${what} was not found.`);
}

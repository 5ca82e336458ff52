import type { ErrorReply } from '../../contract/errors.ts';

/** The server refused. `message` can be shown to people. */
export class ApiError extends Error {
  declare readonly status: number;
  /** A code in `contract/errors.ts`; empty if the response was not from our server. */
  declare readonly code: string;
  /** Messages by field, with `invalid_request`. */
  declare readonly fields: Readonly<Record<string, string>>;
  /** When what this is about can no longer be restored, in ISO 8601; undefined if it never could be. */
  declare readonly goneAt: string | undefined;
  /** Identifies this failure in the server's log; empty unless the status is 5xx. */
  declare readonly reference: string;
  /** When a call may be made again, in seconds; 0 if the server did not say. */
  declare readonly retryAfter: number;

  constructor(
    status: number,
    message: string,
    { code = '', fields = {}, reference = '', goneAt }: Partial<ErrorReply> = {},
    retryAfter = 0,
  ) {
    super(message);
    Object.assign(this, { code, fields, reference, goneAt, status, retryAfter });
  }
}

/** No readable response: offline, a timeout, or something other than our server. */
export class NetworkError extends Error {
  /** No complete response came in time. */
  declare readonly isTimeout: boolean;

  constructor(message: string, isTimeout = false) {
    super(message);
    this.isTimeout = isTimeout;
  }
}

/** Whether the same call may succeed in a moment: never after a 4xx. */
export function isTransient(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

/** What the server refused of a form, by field; nothing where it said no such thing. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/**
 * Whether the server refused because nobody is signed in. Callers show no error for it: the session
 * ends, and the page's guard says why. A wrong password and an expired second step are 401s as well,
 * but say nothing about the session.
 */
export function saysSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !aboutSigningIn.has(error.code);
}

const aboutSigningIn = new Set(['wrong_credentials', 'second_step_expired']);

/**
 * The error for an unsuccessful response: the message in a JSON body, else the body, else the
 * status text, else the status code.
 */
export function errorOf(response: Refusal, text: string): ApiError {
  const { status, statusText, headers } = response;
  const body = parsed(text);
  const message = body.message ?? body.error ?? (text.trim() || statusText);
  const retryAfter = Number(headers?.get('Retry-After')) || 0; // it may be a date
  return new ApiError(status, message || `HTTP error ${status}`, body, retryAfter);
}

export type Refusal = Pick<Response, 'status' | 'statusText'> & Partial<Pick<Response, 'headers'>>;

/** Our server sends one shape of errors; a proxy in front of it may send anything. */
function parsed(text: string): Partial<ErrorReply> {
  try {
    return { ...(JSON.parse(text) as Partial<ErrorReply>) }; // each use checks for others
  } catch {
    return {};
  }
}

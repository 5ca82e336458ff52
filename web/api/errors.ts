import type { ErrorReply } from '../../contract/errors.ts';

/** The server refused. `message` is a sentence that can be shown to people. */
export class ApiError extends Error {
  declare readonly status: number;
  /** A code of `contract/errors.ts`; empty where the answer was not one of ours. */
  declare readonly code: string;
  /** Sentences by field, with `invalid_request`. */
  declare readonly fields: Readonly<Record<string, string>>;
  /** Names this failure in the server's log; with 5xx, else empty. */
  declare readonly reference: string;

  constructor(
    status: number,
    message: string,
    { code = '', fields = {}, reference = '' }: Partial<ErrorReply> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.reference = reference;
  }
}

/** No answer that could be read: offline, a time-out, or something else than our server. */
export class NetworkError extends Error {}

/** Tells whether the same call may succeed in a moment: never after a 4xx. */
export function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

/** What the server refused of a form, by field; nothing where it said no such thing. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/**
 * Tells whether the server refused because nobody is signed in. Whoever makes a call says nothing of it:
 * the session ends, and the guard of the page says why. A wrong password is a 401 as well, and says
 * nothing about the session.
 */
export function saysSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'wrong_credentials';
}

/**
 * The error of an answer that is not a success: the message of a body that parses, else the body,
 * else the status text, else the number.
 */
export function errorOf(answer: Pick<Response, 'status' | 'statusText'>, text: string): ApiError {
  const { status, statusText } = answer;
  const body = parsed(text);
  const message = body.message ?? body.error ?? (text.trim() || statusText);
  return new ApiError(status, message || `HTTP error ${status}`, body);
}

/** Our server answers in its one shape; whatever stands before it may answer anything. */
function parsed(text: string): Partial<ErrorReply> {
  try {
    return { ...(JSON.parse(text) as Partial<ErrorReply>) }; // each use allows for others
  } catch {
    return {};
  }
}

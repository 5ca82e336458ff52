import { errorOf, type ApiError } from './errors.ts';
import { parseReply, request } from './request.ts';
import { timed } from './timed-error.ts';

interface Query {
  queryKey: readonly unknown[];
  signal: AbortSignal;
}

/**
 * The default query function: a GET on the path that is the query's key.
 * @throws ApiError with the message `{status}: {body}`, NetworkError if there was no response
 */
export async function fetchPath({ queryKey, signal }: Query): Promise<unknown> {
  const toError = (response: Response, text: string) =>
    renamed(errorOf(response, text), `${response.status}: ${text}`);
  return parseReply(await request(String(queryKey[0]), { ...asksForJson, signal }, toError));
}

/**
 * The same, bypassing every cache on the way: `no-store` sends `Cache-Control: no-cache` and
 * `Pragma: no-cache`.
 * @throws ApiError with the status text (the status code over HTTP/2, which has none), and when to try
 * again if the server said so; NetworkError as above
 */
export async function fetchPathUncached({ queryKey, signal }: Query): Promise<unknown> {
  const toError = (response: Response, text: string) =>
    timed(renamed(errorOf(response, text), response.statusText || `HTTP error ${response.status}`));
  const options = { ...asksForJson, cache: 'no-store', signal } as const;
  return parseReply(await request(String(queryKey[0]), options, toError));
}

const asksForJson = { headers: { Accept: 'application/json' } };

function renamed(error: ApiError, message: string): ApiError {
  error.message = message;
  return error;
}

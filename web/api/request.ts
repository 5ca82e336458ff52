import { fixedHeader } from '../../contract/headers.ts';
import { errorOf, NetworkError, type ApiError } from './errors.ts';

const noResponse = 'The server didn’t respond. Please check your connection.';

/** The timeout of a request, including the response's body, in milliseconds. */
const usualLimit = 15_000;

interface RequestOptions extends Omit<RequestInit, 'headers'> {
  headers?: Readonly<Record<string, string>>;
  /** Instead of the usual one, in milliseconds. */
  timeLimit?: number;
}

/** Creates the error for a refusal. */
export type ToError = (response: Response, text: string) => ApiError | Promise<ApiError>;

/** A response with its complete body. */
interface CompleteResponse {
  response: Response;
  text: string;
}

/**
 * Makes an HTTP request with the session cookie and the fixed header. Every request of the
 * visitor's page and of the app goes through here.
 * @param path with its query
 * @param toError creates the error for a refusal
 * @throws ApiError if the server refused, NetworkError if no complete response came in time
 */
export async function request(
  path: string,
  options: RequestOptions = {},
  toError: ToError = errorOf,
): Promise<CompleteResponse> {
  const result = await fetchInTime(path, options);
  if (!result.response.ok) throw await toError(result.response, result.text);
  return result;
}

async function fetchInTime(
  path: string,
  { timeLimit: most = usualLimit, ...options }: RequestOptions,
): Promise<CompleteResponse> {
  const limit = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    limit.abort();
  }, most);
  options.signal?.addEventListener('abort', () => limit.abort());
  try {
    const response = await fetch(path, {
      credentials: 'include',
      ...options,
      headers: { ...fixedHeader, ...options.headers },
      signal: limit.signal,
    });
    return { response, text: await response.text() };
  } catch {
    throw new NetworkError(noResponse, isLate);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Parses the JSON of a successful response.
 * @throws NetworkError if it is something else, such as a captive portal's page
 */
export function parseReply<Reply>({ text }: CompleteResponse): Reply {
  try {
    return JSON.parse(text) as Reply; // the server checks its replies against the contract
  } catch {
    throw new NetworkError(noResponse);
  }
}

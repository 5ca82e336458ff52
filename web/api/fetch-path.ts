import { fixedHeader } from '../../contract/headers.ts';
import { errorOf, NetworkError } from './errors.ts';

/** How long a call may take, in milliseconds. */
const timeLimit = 15_000;

/**
 * The default of every query: a GET on the path that is its key (S-73).
 * @throws ApiError with the message `{status}: {body}`, NetworkError when there was no answer
 */
export async function fetchPath(query: Query): Promise<unknown> {
  return (await fetchWithin(query, {}, ({ status }, text) => `${status}: ${text}`)).body;
}

/**
 * The same past every cache on the way: `no-store` sends `Cache-Control: no-cache` and
 * `Pragma: no-cache` (C-82).
 * @throws ApiError with the status text, which HTTP/2 has none of (C-69); NetworkError as above
 */
export async function fetchPathAnew(query: Query): Promise<unknown> {
  const { body } = await fetchWithin(
    query,
    { cache: 'no-store' },
    ({ status, statusText }) => statusText || `HTTP error ${status}`,
  );
  return body;
}

interface Query {
  queryKey: readonly unknown[];
  signal: AbortSignal;
}

/** What a refusal is called, by its answer and the text of its body. */
type NameRefusal = (response: Response, text: string) => string;

/** What was answered, and the headers that say more of it. */
interface Answer {
  body: unknown;
  headers: Headers;
}

/**
 * A GET on the path that is the first part of the key.
 * @param nameRefusal without it, a refusal has the server's own sentence (C-06)
 * @throws ApiError, NetworkError
 */
export async function fetchWithin(
  { queryKey, signal }: Query,
  init: RequestInit = {},
  nameRefusal?: NameRefusal,
): Promise<Answer> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, timeLimit);
  signal.addEventListener('abort', stop);
  try {
    return await answer(String(queryKey[0]), { ...init, signal: limit.signal }, nameRefusal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function answer(path: string, init: RequestInit, nameRefusal?: NameRefusal): Promise<Answer> {
  const headers = { Accept: 'application/json', [fixedHeader.name]: fixedHeader.value };
  const response = await fetch(path, { credentials: 'include', headers, ...init }).catch(unreached);
  const text = await response.text().catch(unreached);
  if (!response.ok) {
    const error = errorOf(response, text);
    if (nameRefusal) error.message = nameRefusal(response, text);
    throw error;
  }
  try {
    return { body: JSON.parse(text), headers: response.headers };
  } catch {
    throw new NetworkError('Couldn’t read the server’s response. Please check your connection.');
  }
}

function unreached(): never {
  throw new NetworkError('Couldn’t reach the server. Please check your connection.');
}

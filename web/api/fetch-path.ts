import { fixedHeader } from '../../contract/headers.ts';
import { errorOf, NetworkError } from './errors.ts';

/** How long a call may take, in milliseconds. */
const timeLimit = 15_000;

/**
 * The default of every query: a GET on the path that is its key (S-73).
 * @throws ApiError with the message `{status}: {body}`, NetworkError when there was no answer
 */
export async function fetchPath({ queryKey, signal }: Query): Promise<unknown> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, timeLimit);
  signal.addEventListener('abort', stop);
  try {
    return await answer(String(queryKey[0]), limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

interface Query {
  queryKey: readonly unknown[];
  signal: AbortSignal;
}

async function answer(path: string, signal: AbortSignal): Promise<unknown> {
  const headers = { Accept: 'application/json', [fixedHeader.name]: fixedHeader.value };
  const response = await fetch(path, { credentials: 'include', headers, signal }).catch(unreached);
  const text = await response.text().catch(unreached);
  if (!response.ok) {
    const error = errorOf(response, text);
    error.message = `${response.status}: ${text}`;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new NetworkError('The answer could not be read. Please check your connection.');
  }
}

function unreached(): never {
  throw new NetworkError('The server could not be reached. Please check your connection.');
}

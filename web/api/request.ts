import { fixedHeader } from '../../contract/headers.ts';
import { errorOf, NetworkError, type ApiError } from './errors.ts';

const unanswered = 'The server didn’t respond. Please check your connection.';

/** How long a request may take, its whole answer included, in milliseconds. */
const timeLimit = 15_000;

interface RequestOptions extends Omit<RequestInit, 'headers'> {
  headers?: Readonly<Record<string, string>>;
}

/** What was answered, and its whole body. */
interface Answer {
  response: Response;
  text: string;
}

/**
 * Makes an HTTP request with the session cookie and the fixed header. Every request
 * of the visitor's page and of the app goes through here.
 * @param path with its query
 * @param toError makes the error of a refusal
 * @throws ApiError when the server refused, NetworkError when no whole answer came in time
 */
export async function request(
  path: string,
  options: RequestOptions = {},
  toError: (response: Response, text: string) => ApiError = errorOf,
): Promise<Answer> {
  const answer = await answerInTime(path, options);
  if (!answer.response.ok) throw toError(answer.response, answer.text);
  return answer;
}

async function answerInTime(path: string, options: RequestOptions): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  options.signal?.addEventListener('abort', () => limit.abort());
  try {
    const response = await fetch(path, {
      credentials: 'include',
      ...options,
      headers: { [fixedHeader.name]: fixedHeader.value, ...options.headers },
      signal: limit.signal,
    });
    return { response, text: await response.text() };
  } catch {
    throw new NetworkError(unanswered);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The JSON of a successful answer.
 * @throws NetworkError when it is something else, such as the page of a captive portal
 */
export function parseReply<Reply>({ text }: Answer): Reply {
  try {
    return JSON.parse(text) as Reply; // the server checks its replies against the contract
  } catch {
    throw new NetworkError(unanswered);
  }
}

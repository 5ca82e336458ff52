import { ModelError } from './draft-model.ts';

/** Bytes; a draft is less than a thousandth of this, so anything larger is rejected. */
const largestResponse = 64 * 1024;

export interface ModelResponse {
  status: number;
  retryAfterMs: number | undefined;
  /** The parsed JSON; undefined if it isn't valid. */
  body: unknown;
}

/**
 * Posts JSON and reads JSON. Redirects are not followed: they would carry the key to another host.
 * @throws ModelError `timeout`, `aborted`, `network`, `bad-answer`
 */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  signal: AbortSignal,
): Promise<ModelResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    const text = await readCapped(response);
    return {
      status: response.status,
      retryAfterMs: retryAfter(response.headers),
      body: parse(text),
    };
  } catch (error) {
    throw toModelError(error, signal);
  }
}

async function readCapped(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestResponse) throw new ModelError('bad-answer', { status: response.status });
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The `Retry-After` header, in seconds or as a date (RFC 9110, 10.2.3), in milliseconds. */
function retryAfter(headers: Headers): number | undefined {
  const given = headers.get('retry-after');
  if (given === null) return undefined;
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Errors from `fetch` may contain the URL with credentials, so they aren't kept as the cause. */
function toModelError(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  if (signal.aborted) return endedBy(signal);
  const cause = error instanceof Error ? error.cause : undefined;
  const redirected = cause instanceof Error && /redirect/.test(cause.message);
  return new ModelError(redirected ? 'bad-answer' : 'network');
}

/** The error for an aborted signal: a timeout, or the visitor left. */
export function endedBy({ reason }: AbortSignal): ModelError {
  const timedOut = reason instanceof Error && reason.name === 'TimeoutError';
  return new ModelError(timedOut ? 'timeout' : 'aborted');
}

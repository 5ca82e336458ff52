import type { Api } from '../../contract/api.ts';
import type { Checked, Endpoint, Sent } from '../../contract/endpoint.ts';
import { fixedHeader, idempotencyHeader } from '../../contract/headers.ts';
import type { Route } from '../../contract/routes.ts';
import { fillPath } from '../fill-path.ts';
import type { PathParams } from '../paths.ts';
import { errorOf, NetworkError } from './errors.ts';

const unanswered = 'The server didn’t respond. Please check your connection.';

/** How long a call may take, in milliseconds. */
const timeLimit = 15_000;

/**
 * Makes one call of the contract and answers with its parsed reply.
 * @throws ApiError when the server refused, NetworkError when there was no answer to read
 */
type Call<Names extends keyof Api> = <N extends Names>(
  name: N,
  ...[options]: CallArguments<N>
) => Promise<Checked<Line<N>['reply']>>;

/** `call` for some of the contract's routes: an entry carries those that it is given. */
export function callOf<Names extends keyof Api>(
  routes: Readonly<Record<Names, Route>>,
): Call<Names> {
  return async (name, ...[options]) => {
    const given: CallOptions = options ?? {};
    const { method, path } = routes[name];
    const { response, text } = await answerTo(fillPath(path, given.params), method, given);
    if (!response.ok) throw errorOf(response, text);
    return parsed(text);
  };
}

interface CallOptions {
  params?: Record<string, string | number>;
  body?: unknown;
  /** Names this attempt, so that repeating it does nothing twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
}

type CallArguments<N extends keyof Api> = [PathParams<N>] extends [never]
  ? Line<N> extends { body: unknown }
    ? [options: OptionsOf<N>]
    : [options?: OptionsOf<N>]
  : [options: OptionsOf<N>];

type OptionsOf<N extends keyof Api> = Pick<CallOptions, 'idempotencyKey' | 'signal' | 'keepalive'> &
  ([PathParams<N>] extends [never] ? unknown : { params: Record<PathParams<N>, string | number> }) &
  (Line<N> extends { body: infer Body } ? { body: Sent<Body> } : unknown);

type Line<N extends keyof Api> = Api[N] extends Endpoint ? Api[N] : never;

async function answerTo(path: string, method: string, options: CallOptions) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  options.signal?.addEventListener('abort', () => limit.abort());
  try {
    const response = await fetch(path, { ...request(method, options), signal: limit.signal });
    return { response, text: await response.text() };
  } catch {
    throw new NetworkError(unanswered);
  } finally {
    clearTimeout(timer);
  }
}

function request(method: string, { body, idempotencyKey, keepalive }: CallOptions): RequestInit {
  return {
    method,
    credentials: 'include',
    keepalive: keepalive ?? false,
    headers: {
      [fixedHeader.name]: fixedHeader.value,
      ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  };
}

function parsed<Reply>(text: string): Reply {
  try {
    // The server checks its replies against the contract; the browser does not pay for it twice.
    return JSON.parse(text) as Reply; // see above
  } catch {
    throw new NetworkError(unanswered);
  }
}

import type { Api } from '../../contract/api.ts';
import type { Checked, Endpoint, Sent } from '../../contract/endpoint.ts';
import { fillPath } from '../../contract/fill-path.ts';
import { idempotencyHeader } from '../../contract/headers.ts';
import type { Route } from '../../contract/routes.ts';
import type { PathParams } from '../paths.ts';
import { parseReply, request, type ToError } from './request.ts';

/**
 * Makes one API call.
 * @returns the parsed reply
 * @throws ApiError if the server refused, NetworkError if there was no readable response
 */
type Call<Names extends keyof Api> = <N extends Names>(
  name: N,
  ...[options]: CallArguments<N>
) => Promise<Checked<Line<N>['reply']>>;

/** `call` for some of the contract's routes: an entry bundles only the routes it is given. */
export function callOf<Names extends keyof Api>(
  routes: Readonly<Record<Names, Route>>,
  toError?: ToError,
): Call<Names> {
  return async (name, ...[options]) => {
    const { params, query = '', ...given }: CallOptions = options ?? {};
    const { method, path } = routes[name];
    const url = fillPath(path, params) + query;
    return parseReply(await request(url, requestOptions(method, given), toError));
  };
}

interface CallOptions {
  params?: Record<string, string | number>;
  /** With its question mark; empty for none. */
  query?: string;
  body?: object;
  /** The idempotency key of this attempt, so that a retry has no second effect. */
  idempotencyKey?: string;
  signal?: AbortSignal | null;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** For calls that take longer than others, in milliseconds. */
  timeLimit?: number;
}

type CallArguments<N extends keyof Api> = [PathParams<N>] extends [never]
  ? Line<N> extends { body: unknown }
    ? [options: OptionsOf<N>]
    : [options?: OptionsOf<N>]
  : [options: OptionsOf<N>];

type OptionsOf<N extends keyof Api> = Pick<
  CallOptions,
  'query' | 'idempotencyKey' | 'signal' | 'keepalive' | 'timeLimit'
> &
  ([PathParams<N>] extends [never] ? unknown : { params: Record<PathParams<N>, string | number> }) &
  (Line<N> extends { body: infer Body } ? { body: Sent<Body> } : unknown);

type Line<N extends keyof Api> = Api[N] extends Endpoint ? Api[N] : never;

function requestOptions(method: string, { body, idempotencyKey, ...options }: CallOptions) {
  return {
    ...options,
    method,
    headers: {
      ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: JSON.stringify(body),
  };
}

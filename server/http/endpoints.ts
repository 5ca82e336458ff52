import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Checked, Endpoint, Sent } from '../../contract/endpoint.ts';
import { idempotencyHeader } from '../../contract/headers.ts';
import type { Context } from '../context.ts';
import type { Actor } from '../domain/actor.ts';
import { DomainError } from '../domain/domain-error.ts';
import { admitActor } from './access.ts';
import { routeUrl } from './route-url.ts';
import { describeOperation } from './operations.ts';

/** What a handler is given: who asks, and what they sent as the contract has checked it. */
export interface CheckedRequest<E extends Endpoint> {
  actor: Actor;
  params: Checked<E['params']>;
  query: Checked<E['query']>;
  body: Checked<E['body']>;
  idempotencyKey: string | undefined;
  /** As the browser sent them; only what a session's holder proves by them counts (`access.ts`). */
  cookies: Readonly<Record<string, string | undefined>>;
  /** Where the call comes from, as the proxies that are trusted say. */
  address: string;
  reply: FastifyReply;
}

/** Turns one line of the contract and its handler into a route. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: (call: CheckedRequest<E>) => Sent<E['reply']> | Promise<Sent<E['reply']>>,
) => void;

/**
 * Every call passes the same gates in the same order: origin (for the whole app), access, shape,
 * limit. A request that fails the shape costs nothing of the visitor's allowance.
 */
export function createServe(app: FastifyInstance, ctx: Context): Serve {
  return (endpoint, handler) => {
    const { params, query, body, reply } = endpoint;
    const admit = async (request: FastifyRequest): Promise<void> => {
      request.actor = await admitActor(ctx, endpoint.access, request);
    };
    app.route({
      method: endpoint.method,
      url: routeUrl(endpoint.path),
      // An upload is read only from who is let in; whether they still are is asked once it is here.
      ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit, onRequest: admit }),
      schema: {
        ...describeOperation(endpoint),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { 200: reply },
      },
      preValidation: admit,
      preHandler: (request) => ctx.rateLimiter.take(endpoint.limit, request.ip),
      handler: (request, answer) => handler(toCall(request, answer)),
    });
  };
}

function toCall<E extends Endpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
): CheckedRequest<E> {
  return {
    actor: request.actor,
    // The contract's schemas have parsed these three before the handler runs.
    params: request.params as Checked<E['params']>, // parsed
    query: request.query as Checked<E['query']>, // parsed
    body: request.body as Checked<E['body']>, // parsed
    idempotencyKey: readIdempotencyKey(request),
    cookies: request.cookies,
    address: request.ip,
    reply,
  };
}

/**
 * A short key is likely to be another visitor's too; then what one of them sends would be lost.
 * @throws DomainError `invalid_request` where there is a key that is none
 */
function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const value = request.headers[idempotencyHeader.toLowerCase()];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[\w-]{8,100}$/.test(value)) return value;
  throw new DomainError(
    'invalid_request',
    `Please send an ${idempotencyHeader} of 8 to 100 letters, digits, hyphens or underscores, or leave it out.`,
  );
}

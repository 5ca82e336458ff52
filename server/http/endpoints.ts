import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimits } from '../../contract/constraints.ts';
import type { Checked, Endpoint, Sent } from '../../contract/endpoint.ts';
import { idempotencyHeader } from '../../contract/headers.ts';
import type { Context } from '../context.ts';
import type { Actor } from '../domain/actor.ts';
import { DomainError } from '../domain/domain-error.ts';
import { authorize, requireSession } from './access.ts';
import { routeUrl } from './route-url.ts';
import { describeOperation } from './operations.ts';
import { createUploadSlots } from './upload-slots.ts';

/** A handler's input: the caller, and the request's parts as parsed by the contract's schemas. */
export interface CheckedRequest<E extends Endpoint> {
  actor: Actor;
  params: Checked<E['params']>;
  query: Checked<E['query']>;
  body: Checked<E['body']>;
  idempotencyKey: string | undefined;
  /** As the browser sent them, unverified (`access.ts` reads the session). */
  cookies: Readonly<Record<string, string | undefined>>;
  userAgent: string | undefined;
  /** The caller's IP address, as reported by trusted proxies. */
  ipAddress: string;
  reply: FastifyReply;
}

/** Turns one line of the contract and its handler into a route. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: (call: CheckedRequest<E>) => Sent<E['reply']> | Promise<Sent<E['reply']>>,
) => void;

/**
 * Every call passes the same checks in the same order, the cheapest first: rate limit and origin (for the
 * whole app), access, the body's size and format, schema.
 */
export function createServe(app: FastifyInstance, ctx: Context): Serve {
  const takeUploadSlot = createUploadSlots();
  return (endpoint, handler) => {
    const { params, query, body, reply } = endpoint;
    const checkAccess = async (request: FastifyRequest, answer: FastifyReply): Promise<void> => {
      request.actor = await authorize(ctx, endpoint.access, request, answer);
    };
    // Reads an upload only from permitted callers, and checks their access again once it has arrived.
    const beforeUpload = async (request: FastifyRequest, answer: FastifyReply): Promise<void> => {
      await checkAccess(request, answer);
      takeUploadSlot(request, answer);
    };
    const beforeBody = async (request: FastifyRequest): Promise<void> =>
      requireSession(ctx, endpoint.access, request);
    app.route({
      method: endpoint.method,
      url: routeUrl(endpoint.path),
      config: { limit: endpoint.limit },
      bodyLimit: bodyLimitOf(endpoint),
      onRequest: bodyLimitOf(endpoint) === bodyLimits.upload ? beforeUpload : beforeBody,
      schema: {
        ...describeOperation(endpoint),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { 200: reply },
      },
      preValidation: checkAccess,
      handler: (request, answer) => handler(toCall(request, answer)),
    });
  };
}

/** The most bytes that a call's body can have. */
export function bodyLimitOf({ body, bodyLimit }: Pick<Endpoint, 'body' | 'bodyLimit'>): number {
  return bodyLimit ?? (body ? bodyLimits.form : bodyLimits.none);
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
    userAgent: request.headers['user-agent'],
    ipAddress: request.ip,
    reply,
  };
}

/**
 * Short keys are rejected: two visitors could pick the same one, and one's input would be lost.
 * @throws DomainError `invalid_request` for an invalid key
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { notFound } from '../domain/domain-error.ts';
import { isSameSecret } from '../is-same-secret.ts';
import {
  emailOnItsWayPage,
  inboxEmailPage,
  inboxPage,
  inboxPolicy,
  missingEmailPage,
} from '../pages/inbox-page.ts';

type Keyed = { Querystring: { key?: string } };
type OneEmail = Keyed & { Params: { id: string } };

/**
 * Where the development inbox shows an email, even before it is delivered. @param id its id in the outbox.
 */
export function inboxEmailPath(id: number): string {
  return `/dev/inbox/${id}`;
}

/** The development inbox; when email is really sent, these URLs do not exist. */
export function serveInbox(app: FastifyInstance, ctx: Context): void {
  const { inbox } = ctx;
  if (!inbox) return;
  const guard = async (request: FastifyRequest<Keyed>) => {
    if (!isLoopback(request) && !hasKey(request, ctx)) throw notFound('This page');
  };
  const options = { schema: { hide: true }, onRequest: guard };
  app.get<Keyed>('/dev/inbox.json', options, async () => inbox.emails());
  app.get<Keyed>('/dev/inbox', options, async (request, reply) =>
    sendPage(reply, inboxPage(await inbox.emails(), queryOf(request))),
  );
  app.get<OneEmail>('/dev/inbox/:id', options, async (request, reply) => {
    const { id } = request.params;
    // Checked first, so that an email delivered in between is found.
    const isWaiting = await isOnItsWay(ctx, id);
    const email = await inbox.find(id);
    const query = queryOf(request);
    if (email) return sendPage(reply, inboxEmailPage(email, query));
    if (isWaiting) return sendPage(reply, emailOnItsWayPage(query));
    return sendPage(reply.status(404), missingEmailPage(query));
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', inboxPolicy)
    .send(page);
}

async function isOnItsWay({ outbox }: Context, id: string): Promise<boolean> {
  return /^[1-9]\d{0,14}$/.test(id) && outbox.isWaiting(Number(id));
}

/** The request's key as a query string, for links on the page. */
function queryOf({ query: { key } }: FastifyRequest<Keyed>): string {
  return typeof key === 'string' ? `?key=${encodeURIComponent(key)}` : '';
}

/** Opens the inbox from another device; `npm start` prints it when it listens on the network. */
export function inboxKey({ keys }: Pick<Context, 'keys'>): string {
  return keys.digest('inbox', 'key').slice(0, 22);
}

/**
 * Checks the connection itself: forwarded addresses can be forged, and requests through a proxy or a tunnel
 * on this machine may come from anywhere. Also checks the host name: another site may point its own name at
 * this machine (DNS rebinding).
 */
function isLoopback({ socket, headers, hostname }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const isNamedSo = /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/.test(hostname);
  return !isForwarded && isNamedSo && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

function hasKey({ query: { key } }: FastifyRequest<Keyed>, ctx: Context): boolean {
  return typeof key === 'string' && isSameSecret(key, inboxKey(ctx));
}

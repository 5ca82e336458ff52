import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { notFound } from '../domain/problem.ts';
import { inboxPage, inboxPolicy } from '../pages/inbox-page.ts';

type Keyed = { Querystring: { key?: string } };

/** The development inbox; where mail really goes out, these addresses do not exist. */
export function serveInbox(app: FastifyInstance, ctx: Context): void {
  const { inbox } = ctx;
  if (!inbox) return;
  const guard = async (request: FastifyRequest<Keyed>) => {
    if (!isLoopback(request) && !hasKey(request.query.key, inboxKey(ctx)))
      throw notFound('This page');
  };
  const options = { schema: { hide: true }, onRequest: guard };
  app.get<Keyed>('/dev/inbox.json', options, async () => inbox.mails());
  app.get<Keyed>('/dev/inbox', options, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', inboxPolicy)
      .send(inboxPage(inbox.mails())),
  );
}

/** Opens the inbox from another device; `npm start` prints it when it listens on the network. */
export function inboxKey({ keys }: Pick<Context, 'keys'>): string {
  return keys.digest('inbox', 'key').slice(0, 22);
}

/**
 * By the connection itself: a forwarded address is only a claim, and what comes through a proxy or a
 * tunnel on this machine may come from anywhere. By the name that was asked for too: another site may
 * point a name of its own at this machine (DNS rebinding).
 */
function isLoopback({ socket, headers, hostname }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const isNamedSo = /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/.test(hostname);
  return !isForwarded && isNamedSo && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

function hasKey(given: unknown, key: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

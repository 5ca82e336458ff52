import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { clearSessionCookie } from './cookies.ts';

/**
 * Counts a cookie of no session: someone may be guessing. Once an address has sent too many, the refusal
 * clears the cookie, so that a browser whose session merely expired gets through with its next request.
 * Cookies of sessions are never counted, so nobody can sign out others at their address.
 * @throws DomainError `too_many_requests`
 */
export async function countUnknownSession(
  { config, rateLimiter }: Pick<Context, 'config' | 'rateLimiter'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    await rateLimiter.take('session', request.ip);
  } catch (error) {
    clearSessionCookie(reply, config);
    throw error;
  }
}

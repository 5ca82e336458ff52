import type { CurrentUser } from '../../contract/accounts.ts';
import { secondStepMinutes } from '../../contract/second-factor-rules.ts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { DAY, toSeconds } from '../../contract/durations.ts';
import type { Config } from '../config/config.ts';
import { unprovenDays } from '../domain/accounts/register.ts';
import { sessionSeconds } from '../domain/accounts/sessions.ts';

type CookieConfig = Pick<Config, 'publicUrl'>;

/**
 * The session cookie's name. `__Host-` binds it to the host and to https; browsers reject it on plain http,
 * which development uses.
 */
export function sessionCookie(config: CookieConfig): string {
  return named('sid', config);
}

/** The name of the cookie that ties a registration to its browser. */
export function bindingCookie(config: CookieConfig): string {
  return named('reg', config);
}

/** The name of the cookie by which an account's own browsers are recognized; it doesn't sign anyone in. */
export function knownCookie(config: CookieConfig): string {
  return named('known', config);
}

/** The name of the cookie that ties a second step to the sign-in that began with the password. */
export function stepCookie(config: CookieConfig): string {
  return named('step', config);
}

/** What a session's cookie needs: the token, and how long the browser keeps it. */
interface NewSession {
  session: string;
  user: Pick<CurrentUser, 'isAdmin' | 'needsSecondFactor'>;
  keepSignedIn: boolean;
}

/** Without `keepSignedIn`, browsers forget it when they are closed. */
export function setSessionCookie(
  reply: FastifyReply,
  config: CookieConfig,
  { session, user, keepSignedIn }: NewSession,
): void {
  const lifetime = keepSignedIn ? { maxAge: sessionSeconds(user) } : {};
  reply.setCookie(sessionCookie(config), session, { ...options(config), ...lifetime });
}

/** The same session with a new token; it ends when it would have ended. */
export function setRenewedSessionCookie(
  reply: FastifyReply,
  config: CookieConfig,
  { token, expiresAt, keepSignedIn }: { token: string; expiresAt: Date; keepSignedIn: boolean },
  now: Date,
): void {
  const maxAge = Math.max(0, Math.floor(toSeconds(expiresAt.getTime() - now.getTime())));
  const lifetime = keepSignedIn ? { maxAge } : {};
  reply.setCookie(sessionCookie(config), token, { ...options(config), ...lifetime });
}

export function clearSessionCookie(reply: FastifyReply, config: CookieConfig): void {
  reply.clearCookie(sessionCookie(config), options(config));
}

/** Lasts as long as the registration, for which new codes can be sent. */
export function setBindingCookie(reply: FastifyReply, config: CookieConfig, binding: string): void {
  const maxAge = toSeconds(unprovenDays * DAY);
  reply.setCookie(bindingCookie(config), binding, { ...options(config), maxAge });
}

export function clearBindingCookie(reply: FastifyReply, config: CookieConfig): void {
  reply.clearCookie(bindingCookie(config), options(config));
}

/** Lasts as long as browsers keep any cookie: 400 days (RFC 6265bis, 5.5). */
export function setKnownCookie(reply: FastifyReply, config: CookieConfig, token: string): void {
  const maxAge = toSeconds(400 * DAY);
  reply.setCookie(knownCookie(config), token, { ...options(config), maxAge });
}

export function setStepCookie(reply: FastifyReply, config: CookieConfig, token: string): void {
  const maxAge = secondStepMinutes * 60;
  reply.setCookie(stepCookie(config), token, { ...options(config), maxAge });
}

export function clearStepCookie(reply: FastifyReply, config: CookieConfig): void {
  reply.clearCookie(stepCookie(config), options(config));
}

function named(name: string, config: CookieConfig): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

function options(config: CookieConfig): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) };
}

function isSecure({ publicUrl }: CookieConfig): boolean {
  return publicUrl.startsWith('https:');
}

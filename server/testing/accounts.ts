import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Context } from '../context.ts';
import type { EmailPayloads } from '../email/email-payloads.ts';
import { openEmail } from '../email/envelope.ts';
import { readSealedEmails } from '../db/outbox-content.ts';
import { testPassword } from './people.ts';
import { post, type Extras } from './requests.ts';

type TestResponse = Promise<LightMyRequestResponse>;

/** Signs in by email and password. */
export function login(
  app: FastifyInstance,
  email: string,
  password = testPassword,
  extras: Extras = {},
): TestResponse {
  return post(app, '/api/login', { email, password }, extras);
}

/** Registers like the form; a test replaces the fields it is about. */
export function register(
  app: FastifyInstance,
  changes: Record<string, unknown> & { email: string },
  extras: Extras = {},
): TestResponse {
  const { password = testPassword } = changes;
  const form = {
    name: 'Nora Newcomer',
    password,
    confirmPassword: password,
    username: changes.email,
    ...changes,
  };
  return post(app, '/api/register', form, extras);
}

export function verifyCode(
  app: FastifyInstance,
  email: string,
  code: string,
  extras: Extras = {},
): TestResponse {
  return post(app, '/api/verify-code', { email, code }, extras);
}

/** Asks for a new code. */
export function resendCode(
  app: FastifyInstance,
  body: { email: string; password?: string },
  extras: Extras = {},
): TestResponse {
  return post(app, '/api/resend-code', body, extras);
}

/** Verifies an address and chooses the account's password. */
export function verifyWithPassword(
  app: FastifyInstance,
  body: { email: string; code: string; name?: string | undefined; password: string },
  extras: Extras = {},
): TestResponse {
  return post(app, '/api/verify-code', body, extras);
}

export function logout(app: FastifyInstance, cookies: Record<string, string> = {}): TestResponse {
  return post(app, '/api/logout', undefined, { cookies });
}

export function forgotPassword(
  app: FastifyInstance,
  email: string,
  extras: Extras = {},
): TestResponse {
  return post(app, '/api/forgot-password', { email }, extras);
}

export function resetByLink(
  app: FastifyInstance,
  token: string,
  password: string,
  extras: Extras = {},
): TestResponse {
  return post(app, '/api/reset-password', { token, password }, extras);
}

export function resetByCode(
  app: FastifyInstance,
  email: string,
  code: string,
  password: string,
  extras: Extras = {},
): TestResponse {
  return post(app, '/api/reset-password', { email, code, password }, extras);
}

export function deactivate(
  app: FastifyInstance,
  userId: number,
  cookies: Record<string, string>,
): TestResponse {
  const url = `/api/businesses/toggle-active/${userId}`;
  return post(app, url, { isActive: false }, { cookies });
}

/** Whether a browser with these cookies is signed in. */
export async function isSignedIn(
  app: FastifyInstance,
  cookies: Record<string, string>,
): Promise<boolean> {
  return (await app.inject({ url: '/api/user', cookies })).statusCode === 200;
}

/** The cookies that a response sets, as a browser stores them: cleared ones are gone. */
export function cookiesOf({ cookies }: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(
    cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  );
}

type AccountEmail<Kind extends keyof EmailPayloads> = { kind: Kind } & EmailPayloads[Kind];

/** Waiting emails of one kind to an address, newest last, decrypted. */
export async function waitingEmails<Kind extends keyof EmailPayloads>(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  kind: Kind,
  to?: string,
): Promise<AccountEmail<Kind>[]> {
  const waiting = (await readSealedEmails(db, {})).toReversed();
  const emails = waiting
    .filter((email) => email.kind === kind)
    .map((email) => ({ kind, ...(openEmail(keys.secrets, email) as EmailPayloads[Kind]) })); // sealed as this kind
  return emails.filter((email) => to === undefined || ('to' in email && email.to === to));
}

/** The newest waiting email of one kind to an address. @throws if there is none */
export async function newestEmail<Kind extends keyof EmailPayloads>(
  ctx: Pick<Context, 'db' | 'keys'>,
  kind: Kind,
  to: string,
): Promise<AccountEmail<Kind>> {
  const email = (await waitingEmails(ctx, kind, to)).at(-1);
  if (email) return email;
  throw new Error(`No email of kind ${kind} waits for ${to}.`);
}

/** A code that is guaranteed to be different. */
export function otherCode(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

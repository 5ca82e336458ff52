import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { OwnedBusinessReply } from '../../contract/businesses.ts';
import type { Confirmation } from '../../contract/feedback-addresses.ts';
import type { UserRow } from '../db/users.ts';
import { newestEmail } from './accounts.ts';
import { businessCalls, type BusinessCalls } from './businesses.ts';
import type { NewUser } from './people.ts';
import { post } from './requests.ts';
import type { TestServer } from './test-server.ts';

/** An owner with a session, and their calls about businesses. */
export interface SignedInOwner {
  user: UserRow;
  cookies: Record<string, string>;
  calls: BusinessCalls;
}

export async function addSignedInOwner(
  server: Pick<TestServer, 'app' | 'addOwner' | 'signIn'>,
  user: Partial<NewUser> = {},
): Promise<SignedInOwner> {
  const added = await server.addOwner(user);
  const cookies = await server.signIn(added);
  return { user: added, cookies, calls: businessCalls(server.app, cookies) };
}

/** Sets up a business with this feedback address. */
export async function setUpWith(
  { calls }: SignedInOwner,
  feedbackEmail: string,
  changes: object = {},
): Promise<OwnedBusinessReply> {
  return (await calls.create({ feedbackEmail, ...changes })).json<OwnedBusinessReply>();
}

/** The token in the newest waiting email to this address. */
export async function newestToken({ ctx }: Pick<TestServer, 'ctx'>, to: string): Promise<string> {
  return (await newestEmail(ctx, 'confirm_feedback_address', to)).token;
}

export function confirm(app: FastifyInstance, token: string): Promise<LightMyRequestResponse> {
  return post(app, '/api/feedback-address/confirm', { token });
}

export async function readLink(app: FastifyInstance, token: string): Promise<Confirmation> {
  return (await post(app, '/api/feedback-address/link', { token })).json<Confirmation>();
}

export function resend(
  app: FastifyInstance,
  id: number,
  cookies: Record<string, string>,
): Promise<LightMyRequestResponse> {
  return post(app, `/api/businesses/${id}/feedback-address/confirmation`, undefined, { cookies });
}

export function sendTest(
  app: FastifyInstance,
  id: number,
  cookies: Record<string, string>,
): Promise<LightMyRequestResponse> {
  return post(app, `/api/businesses/${id}/feedback-address/test`, undefined, { cookies });
}

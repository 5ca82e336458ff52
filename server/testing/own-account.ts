import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { EmailLink } from '../../contract/account-settings.ts';
import { routes } from '../../contract/routes.ts';
import { cookiesOf, newestEmail } from './accounts.ts';
import { testPassword } from './people.ts';
import { post, type Extras } from './requests.ts';
import type { TestServer } from './test-server.ts';

type Cookies = Record<string, string>;
type TestResponse = Promise<LightMyRequestResponse>;

/** What `setNewPassword` chooses. */
export const otherPassword = 'eleven brown teapots';

/** Sets a new password in Account Settings. */
export function setNewPassword(
  app: FastifyInstance,
  cookies: Cookies,
  changes: object = {},
): TestResponse {
  const body = { currentPassword: testPassword, password: otherPassword, ...changes };
  return post(app, routes.setNewPassword.path, body, { cookies });
}

export function changeName(app: FastifyInstance, cookies: Cookies, name: string): TestResponse {
  const { method, path: url } = routes.changeName;
  return app.inject({ method, url, payload: { name }, cookies });
}

export function requestEmailChange(
  app: FastifyInstance,
  cookies: Cookies,
  email: string,
  password = testPassword,
): TestResponse {
  return post(app, routes.requestEmailChange.path, { email, password }, { cookies });
}

export function readEmailChange(app: FastifyInstance, cookies: Cookies): TestResponse {
  return app.inject({ url: routes.readEmailChange.path, cookies });
}

export function cancelEmailChange(app: FastifyInstance, cookies: Cookies): TestResponse {
  return app.inject({ method: 'DELETE', url: routes.cancelEmailChange.path, cookies });
}

/** The token of the newest link to this address. */
export async function newAddressToken({ ctx }: Pick<TestServer, 'ctx'>, to: string) {
  return (await newestEmail(ctx, 'confirm_email', to)).token;
}

export async function readEmailLink(
  app: FastifyInstance,
  token: string,
  cookies: Cookies = {},
): Promise<EmailLink> {
  return (await post(app, routes.readEmailLink.path, { token }, { cookies })).json<EmailLink>();
}

export function confirmEmail(
  app: FastifyInstance,
  body: { token: string; password?: string },
  extras: Extras = {},
): TestResponse {
  return post(app, routes.confirmEmail.path, body, extras);
}

export function downloadData(
  app: FastifyInstance,
  cookies: Cookies,
  password = testPassword,
): TestResponse {
  return post(app, routes.downloadData.path, { password }, { cookies });
}

/** The browser's cookies after a response. */
export function after(cookies: Cookies, answer: LightMyRequestResponse): Cookies {
  return { ...cookies, ...cookiesOf(answer) };
}

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { TOTP } from 'otpauth';
import type {
  LoginReply,
  NewPasskey,
  SecondFactorReply,
  SecondStepReply,
} from '../../contract/second-factor.ts';
import { routes } from '../../contract/routes.ts';
import { fillPath } from '../../contract/fill-path.ts';
import { cookiesOf, login } from './accounts.ts';
import { PasskeyDevice } from './passkey-device.ts';
import { testPassword } from './people.ts';
import { post, type Extras } from './requests.ts';

type TestResponse = Promise<LightMyRequestResponse>;
type Cookies = Record<string, string>;

const password = testPassword;

export function beginPasskey(
  app: FastifyInstance,
  cookies: Cookies,
  body: object = { password },
): TestResponse {
  return post(app, routes.beginPasskey.path, body, { cookies });
}

export function addPasskey(
  app: FastifyInstance,
  cookies: Cookies,
  passkey: NewPasskey,
  name = 'My phone',
): TestResponse {
  return post(app, routes.addPasskey.path, { name, passkey }, { cookies });
}

export function removePasskey(
  app: FastifyInstance,
  cookies: Cookies,
  id: number,
  body: object = { password },
): TestResponse {
  return post(app, fillPath(routes.removePasskey.path, { id: String(id) }), body, { cookies });
}

export function beginApp(
  app: FastifyInstance,
  cookies: Cookies,
  body: object = { password },
): TestResponse {
  return post(app, routes.beginApp.path, body, { cookies });
}

export function addApp(app: FastifyInstance, cookies: Cookies, code: string): TestResponse {
  return post(app, routes.addApp.path, { code }, { cookies });
}

export function removeApp(
  app: FastifyInstance,
  cookies: Cookies,
  body: object = { password },
): TestResponse {
  return post(app, routes.removeApp.path, body, { cookies });
}

export function replaceRecoveryCodes(
  app: FastifyInstance,
  cookies: Cookies,
  body: object = { password },
): TestResponse {
  return post(app, routes.replaceRecoveryCodes.path, body, { cookies });
}

export function readSecondFactor(app: FastifyInstance, cookies: Cookies): TestResponse {
  return app.inject({ url: routes.readSecondFactor.path, cookies });
}

/** Sends the second step. @param cookies of the first one */
export function completeLogin(
  app: FastifyInstance,
  cookies: Cookies,
  proof: object,
  extras: Extras = {},
): TestResponse {
  return post(app, routes.completeLogin.path, proof, { ...extras, cookies });
}

/** The code that an app shows at a time. */
export function codeAt(secret: string, time: Date): string {
  return new TOTP({ secret }).generate({ timestamp: time.getTime() });
}

/** Adds a passkey. @throws if it was refused */
export async function setUpPasskey(
  app: FastifyInstance,
  cookies: Cookies,
  device = new PasskeyDevice(),
): Promise<{ device: PasskeyDevice; reply: SecondFactorReply }> {
  const { options } = expectOk(await beginPasskey(app, cookies)) as {
    options: { challenge: string };
  };
  const reply = expectOk(await addPasskey(app, cookies, device.create(options)));
  return { device, reply: reply as SecondFactorReply };
}

/** Adds an authenticator app. @throws if it was refused */
export async function setUpApp(
  app: FastifyInstance,
  cookies: Cookies,
  now: Date,
): Promise<{ secret: string; reply: SecondFactorReply }> {
  const { secret } = expectOk(await beginApp(app, cookies)) as { secret: string };
  const reply = expectOk(await addApp(app, cookies, codeAt(secret, now)));
  return { secret, reply: reply as SecondFactorReply };
}

/** The first step of a sign-in. @throws if it was not answered with a second one */
export async function beginLogin(
  app: FastifyInstance,
  email: string,
): Promise<SecondStepReply['secondStep'] & { cookies: Cookies; challenge: string }> {
  const answer = await login(app, email, password);
  const reply = expectOk(answer) as LoginReply;
  if (!('secondStep' in reply)) throw new Error('The password alone signed in.');
  const { secondStep } = reply;
  const challenge = secondStep.passkeyOptions?.challenge ?? '';
  return { ...secondStep, challenge, cookies: cookiesOf(answer) };
}

function expectOk(answer: LightMyRequestResponse): unknown {
  if (answer.statusCode === 200) return answer.json();
  throw new Error(`${answer.statusCode} instead of 200: ${answer.body}`);
}

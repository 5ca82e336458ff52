import { api } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { fillPath } from '../../contract/fill-path.ts';
import type { UserRow } from '../db/users.ts';
import { PasskeyDevice } from './passkey-device.ts';
import {
  beginApp,
  beginLogin,
  beginPasskey,
  codeAt,
  setUpApp,
  setUpPasskey,
} from './second-factor.ts';
import type { TestServer } from './test-server.ts';

type Cookies = Record<string, string>;

/** What a call about second factors needs in order to succeed: one that is set up, or begun. */
export async function workingFactorCall(
  { app, ctx }: TestServer,
  endpoint: Endpoint,
  { email }: UserRow,
  cookies: Cookies,
): Promise<{ url?: string; payload?: object; cookies?: Cookies }> {
  switch (endpoint) {
    case api.completeLogin: {
      const { reply } = await setUpApp(app, cookies, ctx.now());
      const step = await beginLogin(app, email);
      return { cookies: step.cookies, payload: { recoveryCode: reply.recoveryCodes?.[0] } };
    }
    case api.addPasskey: {
      const { options } = (await beginPasskey(app, cookies)).json();
      return { payload: { name: 'My phone', passkey: new PasskeyDevice().create(options) } };
    }
    case api.addApp: {
      const { secret } = (await beginApp(app, cookies)).json();
      return { payload: { code: codeAt(secret, ctx.now()) } };
    }
    case api.removePasskey: {
      const { reply } = await setUpPasskey(app, cookies);
      const id = reply.secondFactor.passkeys[0]?.id ?? 0;
      return { url: fillPath(endpoint.path, { id }) };
    }
    case api.removeApp:
    case api.replaceRecoveryCodes:
      await setUpApp(app, cookies, ctx.now());
      return {};
    default:
      return {};
  }
}

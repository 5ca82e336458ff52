import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { addApp, beginApp } from '../domain/accounts/second-factor/app-setup.ts';
import { completeLogin } from '../domain/accounts/second-factor/complete-login.ts';
import { addPasskey, beginPasskey } from '../domain/accounts/second-factor/passkey-setup.ts';
import { readSecondFactor } from '../domain/accounts/second-factor/read-second-factor.ts';
import { relyingParty } from '../domain/accounts/second-factor/relying-party.ts';
import { removeApp, removePasskey } from '../domain/accounts/second-factor/remove-factor.ts';
import { renewRecoveryCodes } from '../domain/accounts/second-factor/renew-recovery-codes.ts';
import {
  clearStepCookie,
  knownCookie,
  sessionCookie,
  setKnownCookie,
  setSessionCookie,
  stepCookie,
} from '../http/cookies.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveSecondFactor(serve: Serve, ctx: Context): void {
  const { config } = ctx;
  const sid = sessionCookie(config);
  const knownBrowserCookie = knownCookie(config);
  const stepName = stepCookie(config);

  serve(api.completeLogin, async ({ body, cookies, userAgent, reply }) => {
    const proof = { body, site: relyingParty(config, reply.request.host) };
    const browser = {
      sessionToken: cookies[sid],
      browserToken: cookies[knownBrowserCookie],
      userAgent,
    };
    const signedIn = await completeLogin(ctx, proof, { ...browser, step: cookies[stepName] });
    clearStepCookie(reply, config);
    setSessionCookie(reply, config, signedIn);
    setKnownCookie(reply, config, signedIn.browserToken);
    return signedIn.user;
  });

  serve(api.readSecondFactor, ({ actor }) => readSecondFactor(ctx, actor));

  serve(api.beginPasskey, ({ actor, body, cookies, reply }) => {
    const site = relyingParty(config, reply.request.host);
    return beginPasskey(ctx, actor, cookies[sid], { ...body, site });
  });
  serve(api.addPasskey, ({ actor, body, cookies, reply }) => {
    const site = relyingParty(config, reply.request.host);
    return addPasskey(ctx, actor, cookies[sid], { ...body, site });
  });
  serve(api.removePasskey, ({ actor, body, cookies, params }) =>
    removePasskey(ctx, actor, cookies[sid], { ...body, id: params.id }),
  );

  serve(api.beginApp, ({ actor, body, cookies }) =>
    beginApp(ctx, actor, cookies[sid], body.password),
  );
  serve(api.addApp, ({ actor, body, cookies }) => addApp(ctx, actor, cookies[sid], body.code));
  serve(api.removeApp, ({ actor, body, cookies }) =>
    removeApp(ctx, actor, cookies[sid], body.password),
  );

  serve(api.replaceRecoveryCodes, ({ actor, body, cookies }) =>
    renewRecoveryCodes(ctx, actor, cookies[sid], body.password),
  );
}

import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { changeName } from '../domain/accounts/own-account/change-name.ts';
import { confirmEmail, readEmailLink } from '../domain/accounts/own-account/confirm-email.ts';
import { downloadData } from '../domain/accounts/own-account/download-data.ts';
import {
  cancelEmailChange,
  readEmailChange,
  requestEmailChange,
} from '../domain/accounts/own-account/request-email-change.ts';
import { setNewPassword } from '../domain/accounts/own-account/set-new-password.ts';
import { utcDay } from '../domain/utc-day.ts';
import { knownCookie, sessionCookie, setRenewedSessionCookie } from '../http/cookies.ts';
import type { CheckedRequest, Serve } from '../http/endpoints.ts';
import { sendJsonFile } from '../http/send-json-file.ts';

const succeeded = { success: true } as const;

/** What people change and read about their own account, besides signing in and second factors. */
export function serveOwnAccount(serve: Serve, ctx: Context): void {
  const { config } = ctx;
  const sid = sessionCookie(config);
  const knownBrowserCookie = knownCookie(config);
  const browserOf = (cookies: CheckedRequest<never>['cookies']) => ({
    sessionToken: cookies[sid],
    browserToken: cookies[knownBrowserCookie],
  });

  serve(api.changeName, ({ actor, body }) => changeName(ctx, actor, body.name));

  serve(api.setNewPassword, async ({ actor, body, cookies, reply }) => {
    const renewed = await setNewPassword(ctx, actor, browserOf(cookies), body);
    setRenewedSessionCookie(reply, config, renewed, ctx.now());
    return succeeded;
  });

  serve(api.readEmailChange, async ({ actor }) => ({
    pendingEmail: await readEmailChange(ctx, actor),
  }));
  serve(api.requestEmailChange, async ({ actor, body, cookies }) => ({
    pendingEmail: await requestEmailChange(ctx, actor, cookies[sid], body),
  }));
  serve(api.cancelEmailChange, async ({ actor }) => ({
    pendingEmail: await cancelEmailChange(ctx, actor),
  }));

  serve(api.readEmailLink, ({ actor, body }) => readEmailLink(ctx, actor, body.token));
  serve(api.confirmEmail, async ({ actor, body, cookies, reply }) => {
    const { link, renewed } = await confirmEmail(ctx, actor, browserOf(cookies), body);
    if (renewed) setRenewedSessionCookie(reply, config, renewed, ctx.now());
    return link;
  });

  serve(api.downloadData, async ({ actor, body, cookies, reply }) => {
    const pieces = await downloadData(ctx, actor, cookies[sid], body.password);
    const name = `fourgood-data-${utcDay(ctx.now())}.json`;
    return sendJsonFile(reply, pieces, name) as never; // already answered
  });
}

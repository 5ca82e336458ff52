import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { deactivateAccount } from '../domain/accounts/deactivate-account.ts';
import { endOtherSessions, endSession } from '../domain/accounts/end-sessions.ts';
import { forgotPassword } from '../domain/accounts/forgot-password.ts';
import { listSessions } from '../domain/accounts/list-sessions.ts';
import { login } from '../domain/accounts/login.ts';
import { logout } from '../domain/accounts/logout.ts';
import { readUser } from '../domain/accounts/read-user.ts';
import { rememberSuccesses } from '../domain/accounts/recent-successes.ts';
import { resendCode } from '../domain/accounts/resend-code.ts';
import { register } from '../domain/accounts/register.ts';
import { relyingParty } from '../domain/accounts/second-factor/relying-party.ts';
import { resetPassword, type ResetOutcome } from '../domain/accounts/reset-password.ts';
import { verifyCode } from '../domain/accounts/verify-code.ts';
import {
  bindingCookie,
  clearBindingCookie,
  clearSessionCookie,
  knownCookie,
  sessionCookie,
  setBindingCookie,
  setKnownCookie,
  setSessionCookie,
  setStepCookie,
} from '../http/cookies.ts';
import type { Serve } from '../http/endpoints.ts';
import { inboxEmailPath } from './inbox.ts';

export function serveAccounts(serve: Serve, ctx: Context): void {
  const { config } = ctx;
  const sid = sessionCookie(config);
  const reg = bindingCookie(config);
  const knownBrowserCookie = knownCookie(config);
  const verifyOnce = rememberSuccesses<void>(ctx);
  const resetOnce = rememberSuccesses<ResetOutcome>(ctx);

  serve(api.readUser, ({ actor }) => readUser(actor));

  serve(api.login, async ({ body, cookies, userAgent, reply }) => {
    const site = relyingParty(config, reply.request.host);
    const browser = {
      sessionToken: cookies[sid],
      browserToken: cookies[knownBrowserCookie],
      userAgent,
    };
    const outcome = await login(ctx, body, { ...browser, site });
    if ('secondStep' in outcome) {
      setStepCookie(reply, config, outcome.secondStep.token);
      return outcome.secondStep.reply;
    }
    setSessionCookie(reply, config, outcome);
    setKnownCookie(reply, config, outcome.browserToken);
    return outcome.user;
  });

  serve(api.register, async ({ body, cookies, reply }) => {
    const { binding, emailId } = await register(ctx, body, cookies[reg]);
    setBindingCookie(reply, config, binding);
    return {
      message: 'Please check your email to verify your account.',
      user: { email: body.email },
      ...preview(ctx, emailId),
    };
  });

  serve(api.resendCode, async ({ body, cookies, reply }) => {
    const { binding, emailId } = await resendCode(ctx, body, cookies[reg]);
    if (binding !== null) setBindingCookie(reply, config, binding);
    return { ...succeed(codeResent), ...preview(ctx, emailId) };
  });

  serve(api.verifyCode, async ({ body, cookies, idempotencyKey, ipAddress, reply }) => {
    const call = { name: 'verify-code', idempotencyKey, body };
    await verifyOnce(call, async () => {
      const browser = {
        binding: cookies[reg],
        browserToken: cookies[knownBrowserCookie],
        ipAddress,
      };
      setKnownCookie(reply, config, await verifyCode(ctx, body, browser));
    });
    clearBindingCookie(reply, config);
    return succeed('Your email has been verified successfully. You can now log in.');
  });

  serve(api.logout, async ({ cookies, reply }) => {
    await logout(ctx, cookies[sid]);
    clearSessionCookie(reply, config);
    return succeeded;
  });

  serve(api.listSessions, ({ actor, cookies }) => listSessions(ctx, actor, cookies[sid]));

  serve(api.endSession, async ({ actor, params }) => {
    await endSession(ctx, actor, params.id);
    return succeeded;
  });

  serve(api.endOtherSessions, async ({ actor, cookies }) => {
    await endOtherSessions(ctx, actor, cookies[sid]);
    return succeeded;
  });

  serve(api.forgotPassword, async ({ actor, body, cookies }) => {
    const emailId = await forgotPassword(ctx, body.email, cookies[knownBrowserCookie]);
    const isOwn = actor.kind === 'user' && actor.email === body.email;
    return { ...succeed(isOwn ? ownResetRequested : resetRequested), ...preview(ctx, emailId) };
  });

  serve(api.resetPassword, async ({ body, cookies, idempotencyKey, ipAddress, reply }) => {
    const call = { name: 'reset-password', idempotencyKey, body };
    const from = { ipAddress, browserToken: cookies[knownBrowserCookie] };
    const { email, twoStepTurnedOff } = await resetOnce(call, () => resetPassword(ctx, body, from));
    // The browser may be signed in to another account, whose session the reset did not end.
    await logout(ctx, cookies[sid]);
    clearSessionCookie(reply, config);
    const done = { ...succeed('Your password has been reset. You can now sign in.'), email };
    return twoStepTurnedOff ? { ...done, twoStepTurnedOff } : done;
  });

  serve(api.deactivateAccount, async ({ actor, params, reply }) => {
    const user = await deactivateAccount(ctx, actor, params.userId);
    clearSessionCookie(reply, config);
    return user;
  });
}

const succeeded = { success: true } as const;

function succeed(message: string) {
  return { ...succeeded, message };
}

const codeResent =
  'If this email address still needs to be verified, a new code is on its way. Please use the newest email.';

/** For everyone else, whether or not there is an account. */
const resetRequested =
  "If there's an account for this email address, you'll get an email with a reset link and a code.";

/** For people who are signed in to that account. */
const ownResetRequested = 'Check your inbox for a link and a code to choose a new password.';

/** A link to the email in the development inbox; empty if email is really sent. */
function preview({ inbox, config }: Context, emailId: number | null): { devEmailPreview?: string } {
  const isShown = inbox !== null && !config.production && emailId !== null;
  return isShown ? { devEmailPreview: inboxEmailPath(emailId) } : {};
}

import type { SecondStepReply } from '../../../contract/second-factor.ts';

/** The views of the sign-in screen. `newPassword` is the form that the emailed link opens. */
export type AuthView = 'login' | 'register' | 'verify' | 'forgot' | 'newPassword';

/**
 * The view for a query string. Precedence: token, `verified`, `verify`, `register`; the default is the
 * login. `forgot` is not in the specification.
 * @param search with or without the leading question mark
 */
export function viewOf(search: string): AuthView {
  const query = new URLSearchParams(search);
  if (tokenIn(search)) return 'newPassword';
  if (query.get('verified') === 'true') return 'login';
  if (query.get('verify') === 'true') return 'verify';
  if (query.get('register') === 'true') return 'register';
  // A link without its token: offer to send a new one.
  const isForgot = query.get('forgot') === 'true' || query.has('token') || query.has('reset');
  return isForgot ? 'forgot' : 'login';
}

/** The token of an emailed link, or an empty string. */
export function tokenIn(search: string): string {
  const query = new URLSearchParams(search);
  return query.get('token') || query.get('reset') || '';
}

/** The placeholder in the URL after the token has moved to the history state. */
export const keptToken = 'open';

type SecondStep = SecondStepReply['secondStep'];

/** State in the browser's history entry, which survives a reload. */
export interface AuthMemory {
  /** The email address that was registered or entered for a reset. */
  email?: string;
  /** The current step of a reset by emailed code. */
  stage?: 'sent' | 'code';
  /** The second step of a sign-in whose password was right. Nothing in it is secret. */
  secondStep?: SecondStep;
  /** A password reset has just turned two-step sign-in off. */
  twoStepOff?: true;
  /** The code that was typed had verified the address before. */
  verifiedBefore?: true;
  /** The token that was removed from the URL. */
  token?: string;
}

/** Parses `history.state`, which other code may have written. */
export function memoryOf(state: unknown): AuthMemory {
  const { email, stage, token, secondStep, twoStepOff, verifiedBefore } = {
    ...(state as Record<string, unknown> | null),
  }; // spreading any value is safe
  return {
    ...(typeof email === 'string' && { email }),
    ...((stage === 'sent' || stage === 'code') && { stage }),
    ...(typeof token === 'string' && { token }),
    ...(twoStepOff === true && { twoStepOff }),
    ...(verifiedBefore === true && { verifiedBefore }),
    ...(isSecondStep(secondStep) && { secondStep }),
  };
}

function isSecondStep(state: unknown): state is SecondStep {
  return Array.isArray((state as Partial<SecondStep> | null | undefined)?.methods);
}

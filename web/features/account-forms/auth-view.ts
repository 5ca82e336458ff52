/** What the sign-in screen shows. `newPassword` is the form behind a mailed link. */
export type AuthView = 'login' | 'register' | 'verify' | 'forgot' | 'newPassword';

/**
 * What an address asks for. A token wins over `verified`, that over `verify`, and that over `register`;
 * without any of them it is the login. `forgot` is our own addition.
 * @param search with or without its question mark
 */
export function viewOf(search: string): AuthView {
  const query = new URLSearchParams(search);
  if (tokenIn(search)) return 'newPassword';
  if (query.get('verified') === 'true') return 'login';
  if (query.get('verify') === 'true') return 'verify';
  if (query.get('register') === 'true') return 'register';
  // A link that has lost its token: whoever follows it wants a new one.
  const isForgot = query.get('forgot') === 'true' || query.has('token') || query.has('reset');
  return isForgot ? 'forgot' : 'login';
}

/** The token of a mailed link; empty where the address has none. */
export function tokenIn(search: string): string {
  const query = new URLSearchParams(search);
  return query.get('token') || query.get('reset') || '';
}

/** What stands in the address in a token's place once that is kept in the history's entry. */
export const keptToken = 'open';

/** What an entry of the browser's history remembers over a reload. */
export interface AuthMemory {
  /** The address that was registered, or that mail was asked for. */
  email?: string;
  /** How far the way by mailed code has come. */
  stage?: 'sent' | 'code';
  /** The token that was taken out of the address bar. */
  token?: string;
}

/** Reads what `history.state` holds, whoever wrote it. */
export function memoryOf(state: unknown): AuthMemory {
  const { email, stage, token } = { ...(state as Record<string, unknown> | null) }; // anything spreads
  return {
    ...(typeof email === 'string' && { email }),
    ...((stage === 'sent' || stage === 'code') && { stage }),
    ...(typeof token === 'string' && { token }),
  };
}

import type { BaseContext } from './base-context.ts';

/** What is logged about accounts and access, so that an operator can see an attack and trace it. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'account-verified'
  | 'password-changed'
  | 'email-changed'
  | 'data-downloaded'
  | 'sessions-ended'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factor-refused'
  | 'recovery-code-used'
  | 'account-deactivated'
  | 'account-deleted'
  | 'account-restored'
  | 'business-deleted'
  | 'business-restored'
  | 'access-denied'
  | 'admin-action'
  | 'limit-reached'
  | 'secret-rotated'
  | 'secret-retired'
  | 'secret-replaced';

/** Ids and names from closed lists only: never an address, a name, a token or anything typed. */
type Detail = Readonly<Record<string, number | string | null>>;

/** Writes one line at level `info`; `docs/SECURITY.md` lists the events. */
export function logSecurityEvent(
  { log }: Pick<BaseContext, 'log'>,
  securityEvent: SecurityEvent,
  detail: Detail = {},
): void {
  log.info({ securityEvent, ...detail }, 'security event');
}

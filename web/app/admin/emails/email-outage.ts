import type { FailingEmail, FailingEmails } from '../../../../contract/failing-emails.ts';
import { isAboutServer } from './email-text.ts';

/** Why no email is going out. */
export interface EmailOutage {
  reason: string;
  /** When the first email that could not be sent was written, in ISO 8601. */
  since: string;
}

/** Null unless emails wait for the mail server. */
export function outageOf({ emails }: Pick<FailingEmails, 'emails'>): EmailOutage | null {
  // The oldest comes first.
  const first = emails.find(isHeld);
  return first ? { reason: first.reason, since: first.createdAt } : null;
}

function isHeld(email: FailingEmail): email is FailingEmail & { reason: string } {
  return email.status === 'waiting' && isAboutServer(email.reason);
}

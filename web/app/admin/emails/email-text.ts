import {
  serverReasons,
  type FailingEmail,
  type FailureReason,
} from '../../../../contract/failing-emails.ts';

/** What kind of email it is, as text. */
export function kindText(kind: string): string {
  return kinds[kind] ?? kind.replace(/_/g, ' ');
}

/** Why it was not sent, with the mail server's codes. */
export function reasonText({ reason, reply }: Pick<FailingEmail, 'reason' | 'reply'>): string {
  if (reason === null) return 'Waiting its turn';
  const said = reasons[reason as FailureReason] ?? reason.replace(/_/g, ' '); // a later version may know more
  return reply ? `${said} (${reply.replace(' ', nonBreakingSpace)})` : said;
}

/** What to check (docs/DEPLOY.md), or null. */
export function adviceText({
  reason,
  business,
}: Pick<FailingEmail, 'reason' | 'business'>): string | null {
  if (reason === 'refused' && business) return 'Check the feedback email address.';
  return advice[reason as FailureReason] ?? null; // a later version may know more
}

/** Whether it waits for the mail server, like all others. */
export function isAboutServer(reason: string | null): boolean {
  return serverReasons.some((one) => one === reason);
}

/** What will happen to it, or did, as text and a time. */
export function nextStep(
  { status, reason, nextAttemptAt, expiresAt, endedAt }: FailingEmail,
  isOutage: boolean,
): { text: string | null; at: string | null } {
  if (status === 'undeliverable') return { text: 'Undeliverable since', at: endedAt };
  if (nextAttemptAt === null) {
    const isHeld = isOutage || isAboutServer(reason);
    return { text: isHeld ? 'When it’s back' : 'Soon', at: null };
  }
  // Times in ISO 8601 sort like text.
  if (nextAttemptAt >= expiresAt) return { text: 'Expires', at: expiresAt };
  return { text: null, at: nextAttemptAt };
}

const nonBreakingSpace = '\u00A0';

const kinds: Readonly<Record<string, string>> = {
  feedback: 'Private feedback',
  feedback_undeliverable: 'Notice of undelivered feedback',
  feedback_test: 'Test of private feedback',
  confirm_feedback_address: 'Confirmation of a feedback address',
  feedback_moved: 'Notice that feedback goes elsewhere',
  verify_email: 'Verification code',
  account_exists: 'Notice that an account exists',
  reset_password: 'Password reset',
  password_changed: 'Notice of a new password',
  confirm_email: 'Confirmation of a new address',
  email_changed: 'Notice of a new address',
  email_taken: 'Notice that an address has an account',
  account_deactivated: 'Notice of a deactivated account',
  account_deleted: 'Notice of a deleted account',
  new_sign_in: 'Notice of a new sign-in',
  second_factor_changed: 'Notice about two-step sign-in',
  account_corrected: 'Notice of a corrected account',
  confirm_corrected_email: 'Confirmation of a corrected address',
  business_suspended: 'Notice of a suspension',
  business_transferred: 'Notice of a transferred business',
  trouble: 'Notice to the administrator',
};

const reasons: Readonly<Record<FailureReason, string>> = {
  unreachable: 'Can’t connect to the email server',
  login_refused: 'The email server rejected our username or password',
  sender_refused: 'The email server rejected our sender address',
  refused: 'Rejected by the email server',
  deferred: 'Rejected by the email server for now',
  no_answer: 'The email server stopped responding',
  unreadable: 'Can’t be read',
};

const advice: Readonly<Record<FailureReason, string>> = {
  unreachable: 'Check the host and port in SMTP_URL, the network, and TLS.',
  login_refused: 'Check the username and password in SMTP_URL.',
  sender_refused: 'Check MAIL_FROM.',
  refused: 'Check the recipient’s address.',
  deferred: 'Check for sending limits.',
  no_answer: 'The mailbox may be slow.',
  unreadable: 'Restore the old APP_SECRET.',
};

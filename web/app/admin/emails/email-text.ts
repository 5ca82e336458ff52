import type { FailingEmail, FailureReason } from '../../../../contract/failing-emails.ts';

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

/** What will happen to it, if that is not a time. */
export function waitText({ status, reason }: FailingEmail): string | null {
  if (status === 'undeliverable') return 'Not delivered';
  if (reason === null) return 'Soon';
  return aboutServer.has(reason) ? 'When the mail server is back' : null;
}

const nonBreakingSpace = '\u00A0';

const kinds: Readonly<Record<string, string>> = {
  feedback: 'Private feedback',
  feedback_undeliverable: 'Notice of undelivered feedback',
  verify_email: 'Verification code',
  account_exists: 'Notice that an account exists',
  reset_password: 'Password reset',
  password_changed: 'Notice of a new password',
  account_deactivated: 'Notice of a deactivated account',
};

const reasons: Readonly<Record<FailureReason, string>> = {
  unreachable: 'Can’t connect to the mail server',
  login_refused: 'The mail server rejected our user name or password',
  sender_refused: 'The mail server rejected our sender address',
  refused: 'Rejected by the mail server',
  deferred: 'Rejected by the mail server for now',
  no_answer: 'The mail server stopped responding',
  unreadable: 'Can’t be decrypted or composed',
};

const aboutServer: ReadonlySet<string> = new Set([
  'unreachable',
  'login_refused',
  'sender_refused',
] satisfies FailureReason[]);

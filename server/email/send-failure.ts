import { serverReasons, type FailureReason } from '../../contract/failing-emails.ts';

/** Why an email was not sent, in words and codes of our own. */
export interface SendFailure {
  reason: FailureReason;
  /** The mail server's codes, such as `550 5.1.1`. */
  reply: string | null;
}

/** The properties of nodemailer's errors. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

export function isAboutServer({ reason }: SendFailure): boolean {
  return serverReasons.some((one) => one === reason);
}

/**
 * What the mail server said about this email; null if the connection failed or timed out, which says
 * nothing about whose fault it is. So does 421, with which a server closes a connection.
 */
export function verdictOf(error: unknown): SendFailure | null {
  const { code, command, responseCode } = smtpError(error);
  if (responseCode === undefined || responseCode === 421) return null;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return null;
  const reply = replyOf(error);
  if (command === 'MAIL FROM' && responseCode >= 500) return { reason: 'sender_refused', reply };
  return { reason: responseCode >= 500 ? 'refused' : 'deferred', reply };
}

/** Why no connection could be made. */
export function outageOf(error: unknown): SendFailure {
  const isLogin = ['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(smtpError(error).code ?? '');
  return { reason: isLogin ? 'login_refused' : 'unreachable', reply: replyOf(error) };
}

/** A code such as `ECONNECTION`: a mail server's own message may quote the email, so it is left out. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = smtpError(error);
  return [code ?? error.name, responseCode].filter(Boolean).join(' ');
}

/** The code and the enhanced code (RFC 3463) at the start of a reply, and none of its text. */
function replyOf(error: unknown): string | null {
  const { response, responseCode } = smtpError(error);
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return responseCode ? [responseCode, enhanced].filter(Boolean).join(' ') : null;
}

function smtpError(error: unknown): Partial<SmtpError> {
  return error instanceof Error ? error : {};
}

import { failed, type Finding } from './check.ts';

/** The properties of nodemailer's errors that say why there is no connection. */
interface ConnectionError extends Error {
  code?: string;
  /** The system's code or OpenSSL's, where nodemailer has put its own in its place. */
  originalCode?: string;
  timeoutType?: string;
  responseCode?: number;
}

/** Why no connection to the mail server could be made; null if its error does not tell. */
export function mailOutageFinding(error: unknown, url: string): Finding | null {
  if (!(error instanceof Error)) return null;
  const { code, originalCode = '', timeoutType, responseCode }: ConnectionError = error;
  const isEncrypted = url.startsWith('smtps:');
  if (originalCode === 'ECONNREFUSED')
    return failed('Nothing is listening on the mail server’s port (ECONNREFUSED).', checkAddress);
  if (code === 'EDNS' || originalCode === 'ENOTFOUND')
    return failed('The name of the mail server was not found.', 'Check the host in SMTP_URL.');
  if (code === 'ETIMEDOUT' || originalCode === 'ETIMEDOUT') {
    const isConnected = timeoutType !== undefined && timeoutType !== 'CONNECTION_TIMEOUT';
    if (isConnected && !isEncrypted) return failed(silent, encryptedPort);
    return failed('The mail server did not answer in time.', notBlocked);
  }
  if (code === 'ETLS' && responseCode !== undefined) return failed(offersNone, plainAllowed);
  if (/^(?:ERR_SSL_|EPROTO$)/.test(originalCode) && isEncrypted)
    return failed(`The port in SMTP_URL is not for smtps:// (${originalCode}).`, otherPort);
  if (/CERT|SIGNATURE|ISSUER|ERR_TLS/.test(originalCode))
    return failed(`It answers, but its certificate is not valid (${originalCode}).`, certificate);
  return null;
}

const checkAddress =
  'Check the host and port in SMTP_URL, usually smtps://…:465 or smtp://…:587, and that the mail server runs.';
const silent = 'The mail server accepts the connection, but doesn’t respond.';
const encryptedPort =
  'If the port is 465 or another one for encrypted connections, use smtps:// instead of smtp://.';
const notBlocked =
  'Check the host and port in SMTP_URL, and whether a firewall or the host of this machine blocks outgoing email.';
const offersNone = 'The mail server answers, but offers no encrypted connection (STARTTLS).';
const plainAllowed =
  'Turn STARTTLS on there, or use smtps:// with its port for that. For a server on this machine, set ALLOW_PLAIN_SMTP=on.';
const otherPort =
  'Use smtps:// with port 465, and smtp:// with port 587, where the connection is encrypted by STARTTLS.';
const certificate = 'Set the name in the certificate as the host in SMTP_URL, or renew it there.';

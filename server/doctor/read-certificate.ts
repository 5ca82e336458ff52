import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { SECOND } from '../../contract/durations.ts';

/** Milliseconds. */
const timeout = 8 * SECOND;

export type FoundCertificate =
  /** `problem`: why browsers reject it, such as CERT_HAS_EXPIRED; null if they don't. */
  { validTo: Date; problem: string | null } | { unreachable: string };

/** The certificate at this https origin, also one that nobody trusts. Sends nothing. */
export function readCertificate(origin: string): Promise<FoundCertificate> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const { promise, resolve } = Promise.withResolvers<FoundCertificate>();
  const socket = connect({
    host,
    port: Number(port) || 443,
    ...(isIP(host) === 0 && { servername: host }),
    // It is looked at, whatever is wrong with it; nothing is sent over this connection.
    rejectUnauthorized: false,
    timeout,
  });
  socket.once('secureConnect', () => {
    const validTo = new Date(socket.getPeerCertificate().valid_to);
    const reason: unknown = socket.authorizationError; // a code, or an error with one
    const { code } = Object(reason) as { code?: string };
    resolve({ validTo, problem: socket.authorized ? null : (code ?? String(reason)) });
    socket.destroy();
  });
  socket.once('timeout', () => {
    resolve({ unreachable: 'ETIMEDOUT' });
    socket.destroy();
  });
  socket.once('error', (error: NodeJS.ErrnoException) =>
    resolve({ unreachable: error.code ?? error.name }),
  );
  return promise;
}

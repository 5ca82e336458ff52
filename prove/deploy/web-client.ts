import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';

/** Where a proxy listens, and the certificate that it is expected to show. */
export interface Site {
  host: string;
  port: number;
  certificate: Buffer;
}

export interface WebRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's own address: any of 127.0.0.0/8. */
  from?: string;
}

export interface WebResponse {
  status: number;
  /** By lowercase name; all values of a header that came several times. */
  headers: Map<string, string[]>;
  body: Buffer;
}

/** One request over HTTP/2 with TLS, to a site that this machine serves. @throws unless it speaks HTTP/2 */
export async function request(
  { host, port, certificate }: Site,
  path: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: WebRequest = {},
): Promise<WebResponse> {
  const socket = () =>
    connectTls({
      host: '127.0.0.1',
      port,
      servername: host,
      ca: certificate,
      ALPNProtocols: ['h2'],
      localAddress: from,
    } as ConnectionOptions); // Node's types leave localAddress out
  const session = connect(`https://${host}`, { createConnection: socket });
  try {
    return await exchange(session, { ':path': path, ':method': method, ...headers }, body);
  } finally {
    session.destroy();
  }
}

function exchange(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<WebResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<WebResponse>();
  session.once('error', reject);
  const stream = session.request(headers, { endStream: body === undefined });
  stream.once('error', reject);
  stream.once('response', (first, _flags, raw) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('end', () =>
      resolve({
        status: Number(first[':status']),
        headers: byName(raw),
        body: Buffer.concat(chunks),
      }),
    );
  });
  if (body !== undefined) stream.end(body);
  return promise;
}

function byName(raw: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]?.toLowerCase() ?? '';
    found.set(name, [...(found.get(name) ?? []), raw[at + 1] ?? '']);
  }
  return found;
}

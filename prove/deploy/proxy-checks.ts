import { get } from 'node:http';

import { businessConstraints } from '../../contract/business-constraints.ts';
import { rateLimits } from '../../contract/rate-limits.ts';
import { dataUrl, png, pngChunk } from '../../server/testing/pictures.ts';
import type { StagedBusiness } from '../stage/people.ts';
import type { Claims } from './claims.ts';
import type { Running } from './proxies.ts';
import { request, type WebRequest, type WebResponse } from './web-client.ts';

export interface Checked extends Running {
  /** The app's own, without the proxy. */
  appPort: number;
  metricsToken: string;
  business: StagedBusiness;
}

type Ask = (path: string, options?: WebRequest) => Promise<WebResponse>;

/** Asks the app through the proxy, as visitors do, and says what came out otherwise than it should. */
export async function checkProxy(claims: Claims, proxy: Checked): Promise<void> {
  const ask: Ask = (path, options) => request(proxy.site, path, options);
  await checkBodies(claims, proxy, ask);
  await checkHeaders(claims, proxy, ask);
  await checkMonitoring(claims, proxy, ask);
  await checkUploads(claims, proxy, ask);
  await checkAddresses(claims, ask);
  await checkRedirect(claims, proxy);
}

/** HTTP/2 is what `request` speaks; it fails with a proxy that does not. */
async function checkBodies(claims: Claims, proxy: Checked, ask: Ask): Promise<void> {
  const page = `/thumbs-up-down/${proxy.business.slug}`;
  const html = (await ask(page)).body.toString();
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/no-asset-in-the-page';
  for (const path of ['/', page, asset])
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': coding };
      const [through, direct] = [await ask(path, { headers }), await askApp(proxy, path, headers)];
      const what = `${path} comes as ${coding}, as the app sends it`;
      const sent = through.headers.get('content-encoding')?.join() ?? 'identity';
      claims.equal(what, [through.status, sent], [200, coding]);
      claims.holds(`${what}, byte by byte`, through.body.equals(direct.body), through.body.length);
    }
}

async function checkHeaders(claims: Claims, proxy: Checked, ask: Ask): Promise<void> {
  const page = `/thumbs-up-down/${proxy.business.slug}`;
  const { headers } = await ask(page, { headers: { 'accept-encoding': 'br' } });
  const once = ['strict-transport-security', 'content-security-policy', 'x-content-type-options'];
  for (const name of [...once, 'etag', 'cache-control', 'x-request-id'])
    claims.equal(`${name} comes once`, headers.get(name)?.length, 1);
  const etag = headers.get('etag')?.[0] ?? '';
  const again = await ask(page, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  claims.equal('a page that is known is answered with 304', again.status, 304);
}

async function checkMonitoring(claims: Claims, proxy: Checked, ask: Ask): Promise<void> {
  const headers = { authorization: `Bearer ${proxy.metricsToken}` };
  const direct = await askApp(proxy, '/metrics', headers);
  claims.equal('the app itself has /metrics', direct.status, 200);
  for (const path of ['/metrics', '/metrics?', '//metrics', '/%6detrics'])
    claims.equal(`${path} is closed`, (await ask(path, { headers })).status, 404);
  for (const path of ['/healthz', '/readyz'])
    claims.equal(`${path} is open`, (await ask(path)).status, 200);
}

async function checkUploads(claims: Claims, { business }: Checked, ask: Ask): Promise<void> {
  const path = `/api/businesses/${business.id}`;
  const send = (body: string) =>
    ask(path, {
      method: 'PATCH',
      headers: { cookie: business.cookie, 'content-type': 'application/json' },
      body,
    });
  const largest = JSON.stringify({ logoUrl: dataUrl(pngOf(businessConstraints.logoBytes - 1)) });
  const { status, body } = await send(largest);
  claims.holds('the largest logo is over 4 MB', largest.length > 4_000_000, largest.length);
  claims.equal('it arrives', [status, /"logoUrl":"\/logos\//.test(body.toString())], [200, true]);
  const { status: refused } = await send(`{"logoUrl":"${'x'.repeat(5_500_000)}"}`);
  claims.equal('5.5 MB are refused', refused, 413);
}

/** Passwords can be forgotten 20 times an hour from one address. */
async function checkAddresses(claims: Claims, ask: Ask): Promise<void> {
  const { points } = rateLimits.forgot;
  const forget = async (from: string, pretended: string) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': pretended,
      'x-real-ip': pretended,
      forwarded: `for=${pretended}`,
    };
    const body = JSON.stringify({ email: `nobody-${pretended}@mail.example.com` });
    return (await ask('/api/forgot-password', { method: 'POST', headers, body, from })).status;
  };
  const statuses: number[] = [];
  for (let number = 1; number <= points + 1; number += 1)
    statuses.push(await forget('127.0.0.21', `198.51.100.${number}`));
  claims.holds(
    'a visitor has a limit',
    statuses.slice(0, points).every((status) => status === 200),
    statuses,
  );
  claims.equal('which pretending to be others does not lift', statuses.at(-1), 429);
  const other = await forget('127.0.0.22', '127.0.0.21');
  claims.equal('another visitor has a limit of their own', other, 200);
}

async function checkRedirect(claims: Claims, { httpPort, site }: Checked): Promise<void> {
  const headers = { host: site.host };
  const { status, headers: sent } = await askOverHttp(httpPort, '/account?from=1', headers);
  claims.holds('http leads to https', [301, 302, 307, 308].includes(status), status);
  // Caddy names its port, which is not 443 here.
  const location = sent.location?.replace(`:${site.port}`, '');
  claims.equal('at the same address', location, `https://${site.host}/account?from=1`);
}

/** As the proxy asks, with the visitor's address and the public host. */
function askApp({ appPort, site }: Checked, path: string, headers: Record<string, string>) {
  const forwarded = { host: site.host, 'x-forwarded-for': '127.0.0.1' };
  return askOverHttp(appPort, path, { ...headers, ...forwarded });
}

function askOverHttp(port: number, path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: Record<string, string | undefined>;
    body: Buffer;
  }>();
  const sent = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.once('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: { location: response.headers.location },
        body: Buffer.concat(chunks),
      }),
    );
  });
  sent.once('error', reject);
  return promise;
}

/** A small picture with a long comment. */
function pngOf(bytes: number): Buffer {
  const lines = Buffer.alloc(9 * 32);
  const rest = bytes - png(64, 32, lines, pngChunk('noTe', Buffer.alloc(0))).length;
  return png(64, 32, lines, pngChunk('noTe', Buffer.alloc(rest, 'x')));
}

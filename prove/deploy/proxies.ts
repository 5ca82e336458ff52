import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import { endWithUs } from '../stage/cleanup.ts';
import { freePort } from '../stage/free-port.ts';
import { waitUntil } from '../stage/wait-until.ts';
import { inRepository, output, path } from './programs.ts';
import type { Site } from './web-client.ts';

/** A reverse proxy with our configuration for it, in front of an app. */
export interface Proxy {
  name: string;
  program: string;
  /** Debian's package. */
  package: string;
  start(place: Place): Promise<Running>;
}

export interface Running {
  site: Site;
  httpPort: number;
  stop(): Promise<void>;
}

interface Place {
  appPort: number;
  /** A separate folder. */
  folder: string;
}

/** The name in both configurations. */
const host = 'reviews.example.com';

export const proxies: Proxy[] = [
  { name: 'Caddy', program: 'caddy', package: 'caddy', start: startCaddy },
  { name: 'nginx', program: 'nginx', package: 'nginx-light', start: startNginx },
];

async function startCaddy({ appPort, folder }: Place): Promise<Running> {
  const ports = { https: await freePort(), http: await freePort() };
  const file = join(folder, 'Caddyfile');
  const site = await makeCertificate(folder);
  const global = `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n`;
  const adapted = changed(readFileSync(inRepository('deploy/caddy/Caddyfile'), 'utf8'), [
    ['127.0.0.1:3000', `127.0.0.1:${appPort}`],
    [`${host} {\n`, `${host} {\n\ttls ${site.certificate} ${site.key}\n`],
  ]);
  writeFileSync(file, global + adapted);
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
  await output('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], env);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return run('caddy', args, env, { ports, certificate: site.certificate });
}

async function startNginx({ appPort, folder }: Place): Promise<Running> {
  const ports = { https: await freePort(), http: await freePort() };
  const site = await makeCertificate(folder);
  const letsEncrypt = `/etc/letsencrypt/live/${host}`;
  const adapted = changed(readFileSync(inRepository('deploy/nginx/fourgood.conf'), 'utf8'), [
    ['127.0.0.1:3000', `127.0.0.1:${appPort}`],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    [`${letsEncrypt}/fullchain.pem`, site.certificate],
    [`${letsEncrypt}/privkey.pem`, site.key],
  ]);
  writeFileSync(join(folder, 'fourgood.conf'), adapted);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(folder));
  await output('nginx', ['-t', '-q', '-p', folder, '-c', file]);
  return run('nginx', ['-p', folder, '-c', file], {}, { ports, certificate: site.certificate });
}

/** Like Debian's own, without its folders. */
function nginxConfiguration(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(join(folder, 'temp'), { mode: 0o711 });
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`).join('\n');
  return `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr error;
events {}
http {\naccess_log off;\n${temporary}\ngzip on;\ninclude ${folder}/fourgood.conf;\n}\n`;
}

/** @throws if a text to replace is not there: then another configuration would be checked. */
function changed(text: string, replacements: [from: string, to: string][]): string {
  return replacements.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`The configuration does not contain: ${from}`);
    return whole.replaceAll(from, to);
  }, text);
}

async function makeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  chmodSync(folder, 0o711);
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-out', certificate, '-keyout', key];
  await output('openssl', ['req', '-x509', ...kind, '-days', '2', ...names, ...files]);
  return { certificate, key };
}

async function run(
  program: string,
  args: string[],
  env: Record<string, string>,
  { ports, certificate }: { ports: { https: number; http: number }; certificate: string },
): Promise<Running> {
  const child = spawn(program, args, {
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  if (child.pid !== undefined) child.once('exit', endWithUs(child.pid));
  const listens = await waitUntil(() => child.exitCode !== null || isOpen(ports.https), 20_000);
  if (!listens || child.exitCode !== null) throw new Error(`${program} did not start. ${said}`);
  const site = { host, port: ports.https, certificate: readFileSync(certificate) };
  return { site, httpPort: ports.http, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function isOpen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const probe = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => probe.destroy());
}

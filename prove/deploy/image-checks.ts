import { readFileSync } from 'node:fs';

import { waitUntil } from '../stage/wait-until.ts';
import { strayText, type ImageSettings } from './build-image.ts';
import type { Claims } from './claims.ts';
import type { Container } from './containers.ts';
import { inRepository } from './programs.ts';

/** Where a process could try to write. */
const closed = [
  '/app/x',
  '/app/node_modules/x',
  '/etc/x',
  '/usr/local/bin/x',
  '/var/x',
  '/run/x',
  '/x',
];
const open = ['/data/x', '/tmp/x'];

/** What is in the image, asked in a running container with its embedded database. */
export async function checkContents(claims: Claims, container: Container): Promise<void> {
  const shell = (script: string) => container.run(['sh', '-c', script]);
  const found = await shell(`ls -d ${developmentPackages().join(' ')} 2>/dev/null`);
  claims.equal('no package for development is in it', found, { ok: false, text: '' });
  const other = await shell('ls -d node_modules/fastify');
  claims.holds('packages for production are', other.ok, other.text);
  for (const program of ['npm', 'npx', 'gcc', 'curl'])
    claims.equal(`it has no ${program}`, (await shell(`command -v ${program}`)).ok, false);
  const tests = await shell(`find /app -path /app/node_modules -prune -o -name '*.test.*' -print`);
  claims.equal('no tests are in it', tests, { ok: true, text: '' });
  const stray = await shell(`grep -rl ${strayText} /app --exclude-dir=node_modules`);
  claims.equal('nothing that lay around is in it', stray, { ok: false, text: '' });
  const libraries = await shell('ls -d /data/postgresql-*');
  claims.holds("PostgreSQL's programs were not copied", !libraries.ok, libraries.text);
}

/** What its processes may do. */
export async function checkRights(claims: Claims, container: Container): Promise<void> {
  const statuses = await container.run(['sh', '-c', 'cat /proc/[0-9]*/status']);
  const values = (name: string) => [
    ...new Set(
      [...statuses.text.matchAll(new RegExp(`^${name}:\\s*(\\S+)`, 'gm'))].map(
        ([, value]) => value,
      ),
    ),
  ];
  claims.equal('all processes run as an ordinary user', values('Uid'), ['10001']);
  claims.equal('without capabilities', values('CapEff'), ['0000000000000000']);
  claims.equal('and can gain none', values('NoNewPrivs'), ['1']);
  for (const file of closed)
    claims.equal(`${file} cannot be written`, (await container.run(['touch', file])).ok, false);
  for (const file of open)
    claims.equal(`${file} can be written`, (await container.run(['touch', file])).ok, true);
}

/** Whether the image's own health check succeeds, given the time that a busy machine takes. */
export function becomesHealthy(container: Container, settings: ImageSettings): Promise<boolean> {
  return waitUntil(async () => (await askHealth(container, settings)).ok, 180_000, 200);
}

/** Runs the image's own health check once. */
export function askHealth(
  container: Container,
  { Healthcheck }: ImageSettings,
  env: Record<string, string> = {},
): Promise<{ ok: boolean; text: string }> {
  const [kind, ...command] = Healthcheck.Test;
  if (kind !== 'CMD') throw new Error(`The health check is not a command: ${kind}`);
  return container.run(command, env);
}

/** The folders of packages that the lock file marks as only for development. */
function developmentPackages(): string[] {
  const text = readFileSync(inRepository('package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, { dev?: boolean }> }; // npm's
  const folders = Object.entries(packages).filter(([, { dev }]) => dev === true);
  if (folders.length === 0) throw new Error('package-lock.json marks nothing as for development.');
  return folders.map(([folder]) => `/app/${folder}`);
}

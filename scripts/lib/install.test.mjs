import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { isInstalled, matches, withoutTools } from './install.mjs';

const linux = { platform: 'linux', arch: 'x64' };
const plain = { version: '1.0.0', integrity: 'sha512-a' };
const forMac = { ...plain, optional: true, os: ['darwin'], cpu: ['x64'] };
const forLinux = { ...plain, optional: true, os: 'linux', cpu: 'x64' };

it('considers an install that matches the lock file up to date', () => {
  const wanted = { '': {}, 'node_modules/a': plain, 'node_modules/b': plain };
  expect(matches(wanted, { 'node_modules/a': plain, 'node_modules/b': plain }, linux)).toBe(true);
});

it.each([
  ['a package is missing', {}],
  ['a version has changed', { 'node_modules/a': { ...plain, version: '1.0.1' } }],
  ['its content has changed', { 'node_modules/a': { ...plain, integrity: 'sha512-b' } }],
])('installs again if %s', (_, found) => {
  expect(matches({ '': {}, 'node_modules/a': plain }, found, linux)).toBe(false);
});

it('ignores missing optional packages of other systems, and of other packages', () => {
  const wanted = {
    '': { optionalDependencies: { mac: '1.0.0' } },
    'node_modules/mac': forMac,
    'node_modules/somebody-elses': forLinux,
  };
  expect(matches(wanted, {}, linux)).toBe(true);
});

it('installs again if the Node.js or the database for this system is missing', () => {
  const wanted = { '': { optionalDependencies: { node: '1.0.0' } }, 'node_modules/node': forLinux };
  expect(matches(wanted, {}, linux)).toBe(false);
});

it('needs no packages for building and testing in production', () => {
  const wanted = { '': {}, 'node_modules/a': plain, 'node_modules/b': { ...plain, dev: true } };
  const found = { 'node_modules/a': plain };
  expect(matches(wanted, found, linux)).toBe(false);
  expect(matches(withoutTools(wanted), found, linux)).toBe(true);
});

it('notices an installation that was interrupted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fourgood-test-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const packages = { 'node_modules/a': plain, 'node_modules/tool': { ...plain, dev: true } };
  for (const part of ['dist', ...Object.keys(packages)])
    mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'node_modules/a/package.json'), '{}');
  expect(isInstalled({ tools: true }, folder)).toBe(false);
  expect(isInstalled({ tools: false }, folder)).toBe(true);
  writeFileSync(join(folder, 'dist/.installing'), '');
  expect(isInstalled({ tools: false }, folder)).toBe(false);
});

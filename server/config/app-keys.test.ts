import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeys } from './app-keys.ts';

const given = { kind: 'given', value: 'seven-green-bicycles-and-eleven-teapots' } as const;

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fourgood-test-secret-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('creates a secret once and reads it on later starts', () => {
  const first = createKeys({ secret: { kind: 'file' }, previousSecrets: [], dataDir });
  const second = createKeys({ secret: { kind: 'file' }, previousSecrets: [], dataDir });
  expect(second.key('cursor')).toEqual(first.key('cursor'));
  expect(readFileSync(join(dataDir, 'keys', 'app-secret'), 'utf8')).toHaveLength(64);
});

it('makes the secret readable only by its owner', () => {
  createKeys({ secret: { kind: 'file' }, previousSecrets: [], dataDir });
  expect(statSync(join(dataDir, 'keys', 'app-secret')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'keys')).mode & 0o777).toBe(0o700);
});

it('rejects a truncated secret, and says which file it is', () => {
  mkdirSync(join(dataDir, 'keys'));
  writeFileSync(join(dataDir, 'keys', 'app-secret'), '');
  expect(() => createKeys({ secret: { kind: 'file' }, previousSecrets: [], dataDir })).toThrow(
    join(dataDir, 'keys', 'app-secret'),
  );
});

it('writes no file if a secret is given', () => {
  createKeys({ secret: given, previousSecrets: [], dataDir });
  expect(() => statSync(join(dataDir, 'keys'))).toThrow('ENOENT');
});

it('derives another key for each purpose', () => {
  const keys = createKeys({ secret: given, previousSecrets: [], dataDir });
  const purposes = ['cursor', 'idempotency', 'draft-seed', 'visitor-address', 'inbox'] as const;
  const drawn = purposes.map((purpose) => keys.key(purpose).toString('hex'));
  expect(new Set(drawn).size).toBe(purposes.length);
  expect(keys.key('cursor')).toHaveLength(32);
});

it('returns the same digest for the same parts only', () => {
  const { digest } = createKeys({ secret: given, previousSecrets: [], dataDir });
  expect(digest('idempotency', 'a', 'b')).toBe(digest('idempotency', 'a', 'b'));
  expect(digest('idempotency', 'a', 'b')).toMatch(/^[\w-]{43}$/);
  const others = [
    digest('idempotency', 'ab'),
    digest('idempotency', 'a,b'),
    digest('inbox', 'a', 'b'),
    createKeys({
      secret: { ...given, value: 'x'.repeat(40) },
      previousSecrets: [],
      dataDir,
    }).digest('idempotency', 'a', 'b'),
  ];
  expect(others).not.toContain(digest('idempotency', 'a', 'b'));
});

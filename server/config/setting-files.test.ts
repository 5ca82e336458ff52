import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { ConfigError } from './config-error.ts';
import { parseConfig } from './config.ts';

const url = 'postgres://app:hunter2hunter2@db.example.com/fourgood';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fourgood-test-settings-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(content: string): string {
  const path = join(folder, 'database-url');
  writeFileSync(path, content);
  return path;
}

it('reads a setting from a file, without the line break at its end', () => {
  const { database } = parseConfig({ DATABASE_URL_FILE: file(`${url}\n`) });
  expect(database).toEqual({ kind: 'external', url });
});

it('prefers the variable itself', () => {
  const other = 'postgres://localhost/other';
  const { database } = parseConfig({ DATABASE_URL: other, DATABASE_URL_FILE: file(url) });
  expect(database).toEqual({ kind: 'external', url: other });
});

it.each([
  ['is missing', () => join(folder, 'nowhere'), 'could not be read (ENOENT)'],
  ['is a folder', () => folder, 'could not be read (EISDIR)'],
  ['is empty', () => file('\n'), 'is empty'],
])('stops if the file %s, instead of using the default', (_, path, what) => {
  const parse = () => parseConfig({ DATABASE_URL_FILE: path() });
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(`DATABASE_URL_FILE: the file ${path()} ${what}`);
});

it('checks what a file contains, and does not repeat it', () => {
  const parse = () => parseConfig({ DATABASE_URL_FILE: file('mysql://app:hunter2@localhost/x') });
  expect(parse).toThrow('DATABASE_URL: must be a URL that starts with postgres://');
  expect(parse).not.toThrow('hunter2');
});

import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { weaknessOf } from './weak-secret.ts';

it.each([
  'a'.repeat(40),
  'abcd'.repeat(10),
  'changeme'.repeat(4),
  'password'.repeat(5),
  'P@ssw0rd'.repeat(5),
  '0123456789abcdef0123456789abcdef',
  '12345678901234567890123456789012',
  '11112222333344445555666677778888',
  'abcdefghijklmnopqrstuvwxyz123456',
  'qwertyuiopasdfghjklzxcvbnm123456',
  'correct-horse-battery-staple-and-more',
  'CorrectHorseBatteryStaple123456789',
  'replace-this-with-32-random-characters',
  'your-secret-here-at-least-32-characters',
  'change_me_to_something_long_and_random_please',
  '<at least thirty-two random characters>',
  '$(openssl rand -base64 48)',
  '${APP_SECRET_FROM_SOMEWHERE_ELSE}',
  'fourgood-fourgood-fourgood-secret',
])('rejects %s', (secret) => {
  expect(weaknessOf(secret)).not.toBeNull();
});

it('accepts what generators of secrets make', () => {
  for (let i = 0; i < 2_000; i += 1) {
    const secrets = [
      randomBytes(16).toString('hex'),
      randomBytes(24).toString('base64'),
      randomBytes(48).toString('base64url'),
      randomUUID(),
    ];
    expect(secrets.filter((secret) => weaknessOf(secret) !== null)).toEqual([]);
  }
});

it('accepts a phrase of unusual words', () => {
  expect(weaknessOf('seven-green-bicycles-and-eleven-teapots')).toBeNull();
});

it('rejects every secret that our own documents show', () => {
  const root = new URL('../../', import.meta.url);
  const documents = readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);
  const texts = [...documents, '.env.example', 'README.md'].map((file) =>
    readFileSync(new URL(file, root), 'utf8'),
  );
  const shown = texts.flatMap((text) => text.match(/(?<=APP_SECRET=)[^\s`)]{2,}/g) ?? []);
  for (const secret of shown)
    expect(() => parseConfig({ APP_SECRET: secret })).toThrow('APP_SECRET');
});

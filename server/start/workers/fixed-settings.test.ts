import { expect, it } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { fixedSettings, refuseChanges } from './fixed-settings.ts';

const start = { DATABASE_URL: 'postgres://app:hunter2@db.example.com/fourgood', PORT: '3000' };

it.each([
  ['PORT', { PORT: '3001' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['DATA_DIR', { DATA_DIR: '/var/lib/other' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://app:hunter2@db2.example.com/fourgood' }],
  ['DATABASE_URL', { DATABASE_URL: '' }],
])('refuses a change of %s', (name, change) => {
  expect(() => refuse(change)).toThrow(`${name}: changed since the start`);
});

it('allows all other changes, such as a new password of the same database', () => {
  expect(() => refuse({ CONTACT_EMAIL: 'new@example.com', DATABASE_POOL: '5' })).not.toThrow();
  refuse({ DATABASE_URL: 'postgres://other:hunter3@db.example.com/fourgood?sslmode=verify-full' });
});

it('contains no secret', () => {
  expect(JSON.stringify(fixedSettings(parseConfig(start)))).not.toMatch(/hunter2|example/);
});

function refuse(change: Record<string, string>): void {
  refuseChanges(fixedSettings(parseConfig(start)), parseConfig({ ...start, ...change }));
}

import { expect, it } from 'vitest';
import { resultOf, subjectFor } from '../../testing/checks.ts';
import { settingChecks } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://reviews.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  APP_SECRET: 'seven-green-bicycles-and-eleven-teapots',
};
const check = (title: string, env: Record<string, string> = {}) =>
  resultOf(settingChecks(subjectFor({ ...production, ...env })), title);

it('says that nobody is told about trouble, and that visitors see nobody’s address', async () => {
  expect(await check('ADMIN_EMAIL')).toMatchObject({
    state: 'attention',
    todo: expect.stringContaining('ADMIN_EMAIL'),
  });
  expect(await check('CONTACT_EMAIL')).toMatchObject({
    state: 'attention',
    text: expect.stringContaining('hello@example.com'),
  });
  const env = { ADMIN_EMAIL: 'boss@clinic.example', CONTACT_EMAIL: 'help@clinic.example' };
  for (const title of Object.keys(env))
    expect(await check(title, env)).toMatchObject({ state: 'ok' });
});

it('asks for neither in development', () => {
  expect(settingChecks(subjectFor({})).map(({ title }) => title)).toEqual(['Settings']);
});

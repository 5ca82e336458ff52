import { expect, it } from 'vitest';
import { diagnoseConfig } from './diagnose-config.ts';

it('names every wrong setting at once, and parses the rest', () => {
  const { config, problems } = diagnoseConfig({
    NODE_ENV: 'production',
    PORT: '99999',
    PUBLIC_URL: 'http://reviews.example.com',
    DATABASE_URL: 'mysql://user:tellnobody@localhost',
    APP_SECRET: 'short',
    SMTP_URL: 'mail.example.com',
    ADMIN_EMAIL: 'nobody',
    METRICS_TOKEN: 'short',
    DRAFTING_PROVIDER: 'openai',
    LIMITS: 'off',
    SEED: 'demo',
    BACKUP_ALERT: 'maybe',
    HOST: '0.0.0.0',
  });
  expect([...problems.keys()].toSorted()).toEqual(
    [
      'ADMIN_EMAIL',
      'APP_SECRET',
      'BACKUP_ALERT',
      'DATABASE_URL',
      'DRAFTING_MODEL',
      'LIMITS',
      'METRICS_TOKEN',
      'PORT',
      'PUBLIC_URL',
      'SEED',
      'SMTP_URL',
    ].toSorted(),
  );
  expect([...problems.values()].join()).not.toContain('tellnobody');
  expect(config).toMatchObject({ production: true, host: '0.0.0.0', port: 3000 });
});

it('finds nothing wrong with what a start accepts', () => {
  expect(diagnoseConfig({}).problems.size).toBe(0);
  expect([...diagnoseConfig({ NODE_ENV: 'prod' }).problems.keys()]).toEqual(['NODE_ENV']);
});

it('blames only a misspelled mode for what follows from it', () => {
  const settings = { PUBLIC_URL: 'https://reviews.example.com', NODE_ENV: 'Production', PORT: 'x' };
  const secrets = { APP_SECRET: 'seven-green-bicycles-and-eleven-teapots' };
  const mail = { SMTP_URL: 'smtps://mail.example.com' };
  const { problems } = diagnoseConfig({ ...settings, ...secrets, ...mail });
  expect([...problems.keys()]).toEqual(['NODE_ENV', 'PORT']);
});

it('goes on without what a file contains', () => {
  const { problems } = diagnoseConfig({ DATABASE_URL_FILE: import.meta.filename, PORT: 'x' });
  expect([...problems.keys()]).toEqual(['PORT', 'DATABASE_URL']);
});

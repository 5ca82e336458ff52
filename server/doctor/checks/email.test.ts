import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { DAY, SECOND } from '../../../contract/durations.ts';
import { resultOf, subjectFor } from '../../testing/checks.ts';
import { localhostCertificate } from '../../testing/localhost-certificate.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { startStrictMailServer } from '../../testing/strict-mail-server.ts';
import { emailChecks, testEmailCheck } from './email.ts';

let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
});

afterAll(() => mail.stop());

const settings = (env: Record<string, string> = {}) =>
  subjectFor({ SMTP_URL: mail.url, MAIL_FROM: 'us@clinic.example', ...env });
const connect = (env?: Record<string, string>) =>
  resultOf(emailChecks(settings(env)), 'Mail server');
const send = (env?: Record<string, string>) =>
  resultOf([testEmailCheck(settings(env), 'boss@example.org')], 'Test email');

it('connects without sending', async () => {
  expect(await connect()).toMatchObject({ state: 'ok' });
  expect(mail.received).toEqual([]);
});

it('sends a test that says where it comes from', async () => {
  expect(await send()).toMatchObject({
    state: 'ok',
    text: 'The mail server accepted an email to boss@example.org. Check that it arrives and isn’t in spam.',
  });
  const [email, ...more] = mail.received.splice(0);
  expect(more).toEqual([]);
  expect(email).toMatchObject({ from: 'us@clinic.example', recipients: ['boss@example.org'] });
  expect(email?.parsed.subject).toBe('Test email from Fourgood');
  expect(email?.parsed.text).toContain('asked for this test');
});

it.each([
  [550, 'sender', 'sender address (550', 'MAIL_FROM'],
  [550, 'recipient', 'rejected the test email (550', 'recipient'],
  [450, 'recipient', 'for now (450', 'Try again'],
] as const)('says what a %i to the %s means', async (refuse, at, text, todo) => {
  mail.behave({ refuse, at, text: 'canary of the mail server' });
  const result = await send();
  mail.behave('accept');
  expect(result.state).toBe('failed');
  expect(result.text).toContain(text);
  expect(result.todo).toContain(todo);
  expect(JSON.stringify(result)).not.toContain('canary');
});

it('says that nothing answers, or that it does not let us in, without the password', async () => {
  const away = await connect({ SMTP_URL: 'smtp://user:hunter2@127.0.0.1:9' });
  expect(away).toMatchObject({ state: 'failed', todo: expect.stringContaining('SMTP_URL') });
  const refused = await connect({ SMTP_URL: await startStrictMailServer() });
  expect(refused).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('user name or password'),
  });
  expect(JSON.stringify([away, refused])).not.toMatch(/hunter2|canary/);
});

it('says why no connection can be made', async () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://reviews.clinic.example' };
  const strict = await connect(production);
  expect(strict).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('answers, but offers no encrypted connection'),
    todo: expect.stringContaining('ALLOW_PLAIN_SMTP=on'),
  });
  const encrypted = await connect({ SMTP_URL: mail.url.replace('smtp:', 'smtps:') });
  expect(encrypted).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('not for smtps://'),
    todo: expect.stringContaining('587'),
  });
  const closed = await connect({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(closed.text).toBe('Nothing is listening on the mail server’s port (ECONNREFUSED).');
  const nowhere = await connect({ SMTP_URL: 'smtp://nowhere.invalid' });
  expect(nowhere.text).toBe('The name of the mail server was not found.');
});

it('reports a mail server that does not respond', { timeout: 15 * SECOND }, async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo; // it listens on a port
  const [plain, encrypted] = await Promise.all(
    ['smtp', 'smtps'].map((scheme) => connect({ SMTP_URL: `${scheme}://127.0.0.1:${port}` })),
  );
  expect(plain).toMatchObject({ state: 'failed', todo: expect.stringContaining('smtps://') });
  expect(encrypted).toMatchObject({ text: 'The mail server did not answer in time.' });
});

it('shows an invalid certificate', async () => {
  const day = (days: number) => new Date(Date.now() + days * DAY);
  const secure = new SMTPServer({
    ...localhostCertificate(day(-90), day(-1)),
    secure: true,
    logger: false,
  });
  secure.on('error', () => undefined); // the client hangs up
  onTestFinished(() => secure.close());
  await once(secure.listen(0, '127.0.0.1'), 'listening');
  const { port } = secure.server.address() as AddressInfo; // it listens on a port
  expect(await connect({ SMTP_URL: `smtps://localhost:${port}` })).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('its certificate is not valid'),
  });
});

it('requires a mail server and a sender address in production', async () => {
  expect(await connect({ SMTP_URL: '' })).toMatchObject({ state: 'unknown' });
  expect(await connect({ SMTP_URL: 'mail' })).toMatchObject({ state: 'unknown' });
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://reviews.clinic.example',
    MAIL_FROM: 'no-reply@example.com',
  };
  const sender = (env: Record<string, string>) => resultOf(emailChecks(settings(env)), 'Sender');
  expect(await sender(production)).toMatchObject({ state: 'attention' });
  expect(await sender({ ...production, MAIL_FROM: '' })).toMatchObject({ state: 'ok' });
});

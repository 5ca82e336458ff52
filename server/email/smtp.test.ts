import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import type { Email } from './email.ts';
import { refusesTls, smtpTransport } from './smtp.ts';

const impatient = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
const never = new AbortController().signal;

let mailServer: MailServer;

beforeEach(async () => {
  mailServer = await startMailServer();
});

afterEach(() => mailServer.stop());

it.each([
  ['rejects the recipient', { refuse: 550, at: 'recipient' } as const, 'EENVELOPE'],
  ['rejects the content', { refuse: 554, at: 'content' } as const, 'EMESSAGE'],
  ['disconnects in the middle of the content', 'drop' as const, 'ECONNECTION'],
  ['accepts the content and never answers', 'stall' as const, 'ETIMEDOUT'],
])('fails if the mail server %s', async (_what, manner, code) => {
  mailServer.behave(manner);
  const transport = smtpTransport(mailServer.url, impatient);
  await expect(transport.send(email, never)).rejects.toMatchObject({ code });
  transport.close();
});

it('fails if it gets no greeting', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo; // it listens on a port
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, impatient);
  await expect(transport.send(email, never)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  transport.close();
  silent.close();
});

it('fails if there is no mail server', async () => {
  const transport = smtpTransport('smtp://127.0.0.1:9', impatient);
  await expect(transport.send(email, never)).rejects.toMatchObject({ code: 'ESOCKET' });
});

describe('if encryption is required', () => {
  it('sends nothing to a server that does not offer it, which is noticed before', async () => {
    const transport = smtpTransport(mailServer.url, { requireTls: true });
    await expect(transport.send(email, never)).rejects.toMatchObject({ code: 'ETLS' });
    await expect(transport.check()).rejects.toMatchObject({ code: 'ETLS' });
    expect(mailServer.received).toEqual([]);
    expect(await refusesTls(mailServer.url)).toBe(true);
    transport.close();
  });

  it('is not talked out of it by options in the URL', async () => {
    const transport = smtpTransport(`${mailServer.url}?requireTLS=false&ignoreTLS=true`, {
      requireTls: true,
    });
    await expect(transport.send(email, never)).rejects.toMatchObject({ code: 'ETLS' });
    transport.close();
  });

  it('sends over an encrypted connection', async () => {
    const { url, sessions, stop } = await startEncryptingServer();
    const trusting = `${url}?tls.rejectUnauthorized=false`; // its certificate is for tests
    const transport = smtpTransport(trusting, { requireTls: true });
    await transport.send(email, never);
    expect(sessions).toEqual([{ secure: true }]);
    expect(await refusesTls(url)).toBe(false);
    transport.close();
    await stop();
  });

  it('trusts no certificate that nobody signed', async () => {
    const { url, sessions, stop } = await startEncryptingServer();
    const transport = smtpTransport(url, { requireTls: true });
    await expect(transport.send(email, never)).rejects.toThrow(/certificate/);
    expect(sessions).toEqual([]);
    transport.close();
    await stop();
  });

  it('takes an outage for no refusal', async () => {
    expect(await refusesTls('smtp://127.0.0.1:9')).toBe(false);
  });
});

it('aborts in the middle of an email on request', async () => {
  mailServer.behave('stall');
  const transport = smtpTransport(mailServer.url);
  const stop = new AbortController();
  const sent = transport.send(email, stop.signal);
  await mailServer.nextContent();
  stop.abort();
  await expect(sent).rejects.toThrow();
  transport.close();
});

it('does not read files or URLs named in the text', async () => {
  const transport = smtpTransport(mailServer.url);
  const text = { path: '/etc/hostname' } as unknown as string; // what a caller with a bug could pass
  await expect(transport.send({ ...email, text }, never)).rejects.toThrow(/access/i);
  transport.close();
});

const email: Email = {
  id: 1,
  to: { name: 'Olive', address: 'owner@example.com' },
  from: { name: 'Fourgood', address: 'no-reply@example.com' },
  replyTo: null,
  subject: 'Hello',
  text: 'text',
  html: '<p>html</p>',
  messageId: '<1@example.com>',
};

/** A mail server that offers STARTTLS, with a certificate that it signed itself. */
async function startEncryptingServer() {
  const sessions: { secure: boolean }[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH'],
    logger: false,
    onData(stream, { secure }, done) {
      sessions.push({ secure });
      stream.resume().on('end', () => done());
    },
  });
  smtp.on('error', () => undefined); // clients that distrust it disconnect
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  const { port } = smtp.server.address() as AddressInfo; // it listens on a port
  const stop = () => new Promise<void>((resolve) => smtp.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, sessions, stop };
}

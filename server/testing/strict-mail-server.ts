import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/**
 * A real SMTP server that lets nobody in, until the end of the test.
 * @returns its address, with a user name and the password `hunter2`; its own words contain `canary`
 */
export async function startStrictMailServer(): Promise<string> {
  const strict = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (_auth, _session, done) => done(new Error('canary of the mail server')),
  });
  await once(strict.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => new Promise<void>((resolve) => strict.close(resolve)));
  const { port } = strict.server.address() as AddressInfo; // it listens on a port
  return `smtp://user:hunter2@127.0.0.1:${port}`;
}

import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { MINUTE, SECOND } from '../../contract/durations.ts';
import { parseConfig } from '../config/config.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { testFolder } from '../testing/embedded-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startStrictMailServer } from '../testing/strict-mail-server.ts';
import { mailServerWarning } from './check-mail-server.ts';
import { startServer } from './start-server.ts';

it('a start says that the mail server lets nobody in, before there is any email', async () => {
  const { said } = await start(await startStrictMailServer());
  await expect.poll(() => said, { timeout: MINUTE }).toHaveLength(1);
  expect(said[0]).toMatch(
    /^SMTP_URL: The mail server rejected our user name or password \(535\)\. Check both in SMTP_URL; /,
  );
  expect(said[0]).not.toMatch(/hunter2|canary|user:/);
});

it('the start does not wait for an unresponsive mail server', { timeout: MINUTE }, async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo; // it listens on a port
  const { said, url } = await start(`smtp://127.0.0.1:${port}`);
  expect(said).toEqual([]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await expect
    .poll(() => said, { timeout: 20 * SECOND })
    .toEqual([expect.stringMatching(/^SMTP_URL: The mail server accepts the connection, but /)]);
});

it('there is no warning if the mail server accepts the login, or if none is set', async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  expect(await mailServerWarning(parseConfig({ SMTP_URL: mail.url }))).toBeNull();
  expect(mail.connections()).toBe(1);
  expect(await mailServerWarning(parseConfig({}))).toBeNull();
});

/** @returns what it reports, now and later */
async function start(SMTP_URL: string) {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const said: string[] = [];
  const server = await startServer(
    parseConfig({
      DATABASE_URL: database.url,
      DATA_DIR: await testFolder(),
      HOST: '127.0.0.1',
      PORT: '0',
      SMTP_URL,
    }),
    {
      develop: false,
      reset: false,
      output: { log: pino({ level: 'silent' }), report: (sentence) => said.push(sentence) },
    },
  );
  onTestFinished(() => server.close());
  return { said, url: server.addresses[0] };
}

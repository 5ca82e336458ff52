import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setupForm } from '../testing/businesses.ts';
import { extractVersion, findEarlierVersion } from '../testing/earlier-version.ts';
import { testDataFolder, testFolder } from '../testing/embedded-database.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { testPassword } from '../testing/people.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { feedbackForm, fourSentiments } from '../testing/requests.ts';
import { openInBrowser, type TestBrowser } from '../testing/test-browser.ts';

const { commit, missing } = findEarlierVersion();
const untried = missing === null ? '' : ` (not tried: ${missing})`;
const email = 'nora@example.com';

it.skipIf(missing !== null)(
  `the version before the newest migration goes on while this one migrates its data folder${untried}`,
  async () => {
    const [dataDir, files, mail] = [
      await testDataFolder(),
      await testFolder(),
      await startMailServer(),
    ];
    await using _ = { [Symbol.asyncDispose]: () => mail.stop() };
    const earlierFiles = join(files, 'earlier');
    await extractVersion(commit ?? '', earlierFiles);
    const settings = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', SMTP_URL: mail.url };
    const earlier = startProgram(files, settings, join(earlierFiles, 'server/start/main.ts'));
    const old = await browserOf(earlier);
    const demo = JSON.parse(readFileSync(join(dataDir, 'demo-sign-in.json'), 'utf8'));
    await expectOk(old.post('/api/login', demo.owner));
    const current = startProgram(files, settings);
    const fresh = await browserOf(current);

    await expectOk(old.get('/api/businesses'));
    const { id, slug } = await useEverything(earlier, mail);
    await expectOk(fresh.post('/api/login', { email, password: testPassword }));
    expect((await fresh.get('/api/businesses')).text).toContain('Edited meanwhile');
    expect((await fresh.get(`/api/analytics/${id}`)).body).toMatchObject({
      reviewsGenerated: 1,
      googleLinkClicks: 1,
    });

    earlier.child.kill('SIGTERM');
    expect(await earlier.exitCode()).toBe(0);
    await expectOk(fresh.get(`/thumbs-up-down/${slug}`));
    current.child.kill('SIGTERM');
    expect(await current.exitCode()).toBe(0);
  },
);

/** What people do, from the registration to the list of their businesses. */
async function useEverything(
  program: Program,
  mail: MailServer,
): Promise<{ id: number; slug: string }> {
  const owner = await browserOf(program);
  const form = { name: 'Nora Newcomer', email, username: email };
  const passwords = { password: testPassword, confirmPassword: testPassword };
  await expectOk(owner.post('/api/register', { ...form, ...passwords }));
  await expectOk(owner.post('/api/verify-code', { email, code: await codeFor(mail) }));
  await expectOk(owner.post('/api/login', { email, password: testPassword }));
  const made = await expectOk(owner.post('/api/businesses', setupForm));
  const { id, slug } = made.body as { id: number; slug: string }; // as in the contract
  await expectOk(owner.patch(`/api/businesses/${id}`, { nickname: 'Edited meanwhile' }));
  const visitor = await browserOf(program);
  await expectOk(visitor.get(`/thumbs-up-down/${slug}`));
  const draft = { sentiments: fourSentiments, businessId: id };
  await expectOk(visitor.post('/api/reviews/generate', draft));
  await expectOk(visitor.post(`/api/analytics/google-click/${id}`));
  await expectOk(visitor.post(`/api/businesses/${id}/send-feedback`, feedbackForm));
  await expectOk(owner.get('/api/businesses'));
  await expect
    .poll(() => mail.received.some(({ parsed }) => parsed.text?.includes(feedbackForm.feedback)))
    .toBe(true);
  return { id, slug };
}

async function browserOf(program: Program): Promise<TestBrowser> {
  await program.saying('Press Ctrl-C to stop.');
  const [address = ''] = /http:\/\/[\d.]+:\d+/.exec(program.said()) ?? [];
  return openInBrowser(address);
}

async function expectOk(answering: ReturnType<TestBrowser['get']>) {
  const answer = await answering;
  expect(answer).toMatchObject({ status: 200 });
  return answer;
}

/** The code that was emailed, by whichever of the two processes. */
async function codeFor(mail: MailServer): Promise<string> {
  const code = () =>
    mail.received
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ parsed }) => /\b\d{6}\b/.exec(parsed.text ?? '')?.[0])
      .find((found) => found !== undefined);
  await expect.poll(code).toBeDefined();
  return code() ?? '';
}

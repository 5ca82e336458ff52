import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { removeEmbeddedDatabase } from '../db/embedded/launch.ts';
import { createTestDatabase } from '../testing/database.ts';
import { describeSchema } from '../testing/describe-schema.ts';
import { placeIn } from '../testing/embedded-database.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { openInBrowser, type TestBrowser } from '../testing/test-browser.ts';
import {
  type Known,
  type KnownLater,
  readRelease,
  readSchema,
  releaseNames,
} from '../testing/releases/release.ts';
import { restoreRelease, type Restored } from '../testing/releases/restore.ts';
import { makeRunFolder } from '../testing/run-folders.ts';
import { codeAt } from '../testing/second-factor.ts';
import { withClient } from '../testing/with-client.ts';
import { startServer, type RunningServer } from './start-server.ts';

describe.each(releaseNames())('the data folder of %s', (name) => {
  const { known } = readRelease(name);
  const undo = new AsyncDisposableStack();
  let restored: Restored;
  let mail: MailServer;
  let server: RunningServer;
  let browser: () => TestBrowser;

  beforeAll(async () => {
    const folder = await makeRunFolder();
    undo.defer(() => rm(folder, { recursive: true, force: true }));
    undo.defer(() => removeEmbeddedDatabase(placeIn(folder)));
    restored = await restoreRelease(name, folder);
    mail = await startMailServer();
    undo.defer(() => mail.stop());
    const config = parseConfig({
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      SMTP_URL: mail.url,
    });
    server = await startServer(config, {
      develop: false,
      reset: false,
      output: { log: pino({ level: 'silent' }), report: () => undefined },
    });
    undo.defer(() => server.close());
    browser = () => openInBrowser(server.addresses[0] ?? '');
  });

  afterAll(() => undo.disposeAsync());

  it('was made by the migrations that this version has, unchanged', () => {
    expect(restored.schema).toBe(readSchema(name));
  });

  it('has the schema of a fresh database once it is open', async () => {
    const fresh = await createTestDatabase();
    const expected = await withClient(fresh.url, describeSchema);
    await fresh.drop();
    expect(await describeSchema(server.ctx.pool)).toBe(expected);
  });

  it('lets its owner sign in, and shows the business with its stats', async () => {
    const { owner, business } = known;
    const page = browser();
    expect(await page.post('/api/login', owner)).toMatchObject({ status: 200 });
    const { body: listed } = await page.get('/api/businesses');
    const { id, slug } = business;
    const one = expect.objectContaining({ id, slug, isActive: true });
    expect(listed).toEqual(expect.arrayContaining([one]));
    expect((await page.get(`/api/analytics/${id}`)).body).toMatchObject({
      reviewsGenerated: 2,
      googleLinkClicks: 1,
      facebookLinkClicks: 1,
    });
  });

  it('serves visitors: the page, its logo, a new draft', async () => {
    const { business } = known;
    const page = browser();
    const { status, text } = await page.get(`/thumbs-up-down/${business.slug}`);
    expect({ status, text }).toMatchObject({
      status: 200,
      text: expect.stringContaining(business.name),
    });
    const [logo = ''] = /\/logos\/[\da-f]+\.webp/.exec(text) ?? [];
    expect(await page.get(logo)).toMatchObject({ status: 200 });
    const sentiments = ['Friendly staff', 'Thorough', 'Helpful', 'Attentive'];
    const draft = { sentiments, businessId: business.id };
    expect(await page.post('/api/reviews/generate', draft)).toMatchObject({ status: 200 });
  });

  it('delivers the email that waited', async () => {
    await expect
      .poll(() => mail.received.map(({ parsed }) => parsed.text ?? ''))
      .toContainEqual(expect.stringContaining(known.waitingFeedback));
  });

  it('shows admins their lists', async () => {
    const page = browser();
    await page.post('/api/login', known.admin);
    for (const path of ['users', 'businesses', 'audit', 'overview'])
      expect(await page.get(`/api/admin/${path}`), path).toMatchObject({ status: 200 });
  });

  const { later } = known;
  if (later) describeLater(later, known, () => browser());
});

/** What installations after 1.0.2 have in addition. */
function describeLater(later: KnownLater, known: Known, browser: () => TestBrowser): void {
  it('keeps tags, posters, former addresses, and what was deleted', async () => {
    const page = browser();
    await page.post('/api/login', known.owner);
    const { id } = known.business;
    expect((await page.get(`/api/analytics/${id}/recent`)).text).toContain(later.tag);
    expect((await page.get('/api/businesses/deleted')).body).toMatchObject([
      { name: later.deletedBusiness },
    ]);
    expect((await page.get('/api/businesses')).text).toContain(later.renamed.slug);
    expect(await page.get(`/thumbs-up-down/${later.renamed.formerSlug}`)).toMatchObject({
      status: 200,
    });
    expect((await page.get(`/api/businesses/${id}/poster`)).body).toMatchObject({
      design: { kind: 'table-tent' },
    });
  });

  it('accepts both second factors of a careful owner', async () => {
    const { email, password, appSecret, recoveryCode } = later.careful;
    for (const proof of [{ code: codeAt(appSecret, new Date()) }, { recoveryCode }]) {
      const page = browser();
      const first = await page.post('/api/login', { email, password });
      expect(first).toMatchObject({ status: 200, body: { secondStep: expect.anything() } });
      expect(await page.post('/api/login/second-step', proof)).toMatchObject({ status: 200 });
    }
  });
}

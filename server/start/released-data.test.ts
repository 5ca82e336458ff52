import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { removeEmbeddedDatabase } from '../db/embedded/launch.ts';
import { createTestDatabase } from '../testing/database.ts';
import { describeSchema } from '../testing/describe-schema.ts';
import { placeIn } from '../testing/embedded-database.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { openInBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { readSchema, releaseNames } from '../testing/releases/release.ts';
import { restoreRelease, type Restored } from '../testing/releases/restore.ts';
import { makeRunFolder } from '../testing/run-folders.ts';
import { codeAt } from '../testing/second-factor.ts';
import { withClient } from '../testing/with-client.ts';
import { startServer, type RunningServer } from './start-server.ts';

describe.each(releaseNames())('the data folder of %s', (name) => {
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
    server = await startServer(config, { develop: false, reset: false });
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

  it('lets its owner sign in, and shows the businesses with their stats', async () => {
    const { owner, business, deletedBusiness, renamed } = restored.release.known;
    const page = browser();
    expect(await page.post('/api/login', owner)).toMatchObject({ status: 200 });
    const { body: listed } = await page.get('/api/businesses');
    expect(listed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: business.id, slug: business.slug, isActive: true }),
        expect.objectContaining({ slug: renamed.slug }),
      ]),
    );
    const { body: days } = await page.get(`/api/analytics/${business.id}/recent`);
    expect(JSON.stringify(days)).toContain('Front desk');
    const { body: analytics } = await page.get(`/api/analytics/${business.id}`);
    expect(analytics).toMatchObject({
      reviewsGenerated: 2,
      googleLinkClicks: 1,
      facebookLinkClicks: 1,
    });
    const { body: deleted } = await page.get('/api/businesses/deleted');
    expect(deleted).toMatchObject([{ name: deletedBusiness }]);
    const { status, body } = await page.get(`/api/businesses/${business.id}/poster`);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { design: { kind: 'table-tent' } },
    });
  });

  it('accepts both second factors of a careful owner', async () => {
    const { careful } = restored.release.known;
    const page = browser();
    expect(await page.post('/api/login', careful)).toMatchObject({
      status: 200,
      body: { secondStep: expect.anything() },
    });
    const code = codeAt(careful.appSecret, new Date());
    expect(await page.post('/api/login/second-step', { code })).toMatchObject({ status: 200 });
    const other = browser();
    await other.post('/api/login', careful);
    const { recoveryCode } = careful;
    const second = await other.post('/api/login/second-step', { recoveryCode });
    expect(second).toMatchObject({ status: 200 });
  });

  it('serves visitors: the page, its logo, an earlier address, a new draft', async () => {
    const { business, renamed } = restored.release.known;
    const page = browser();
    const { status, text } = await page.get(`/thumbs-up-down/${business.slug}`);
    expect({ status, text }).toMatchObject({
      status: 200,
      text: expect.stringContaining(business.name),
    });
    const [logo = ''] = /\/logos\/[\da-f]+\.webp/.exec(text) ?? [];
    expect(await page.get(logo)).toMatchObject({ status: 200 });
    expect(await page.get(`/thumbs-up-down/${renamed.formerSlug}`)).toMatchObject({ status: 200 });
    const sentiments = ['Friendly staff', 'Thorough', 'Helpful', 'Attentive'];
    const draft = { sentiments, businessId: business.id };
    expect(await page.post('/api/reviews/generate', draft)).toMatchObject({ status: 200 });
  });

  it('delivers the email that waited', async () => {
    await expect
      .poll(() => mail.received.map(({ parsed }) => parsed.text ?? ''))
      .toContainEqual(expect.stringContaining(restored.release.known.waitingFeedback));
  });

  it('shows admins their lists', async () => {
    const page = browser();
    await page.post('/api/login', restored.release.known.admin);
    for (const path of ['users', 'businesses', 'audit', 'overview'])
      expect(await page.get(`/api/admin/${path}`), path).toMatchObject({ status: 200 });
  });
});

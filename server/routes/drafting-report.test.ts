import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DAY } from '../../contract/durations.ts';
import { draftingReport, type DraftingReport } from '../../contract/drafting-report.ts';
import { beginSession } from '../domain/accounts/sessions.ts';
import { fakeTokens, startFakeProvider, type FakeProvider } from '../testing/fake-provider.ts';
import { generate } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const url = '/api/admin/drafting';
const start = new Date('2026-11-21T10:00:00Z');
const ourKey = 'sk-canary-of-ours';

let clock = start;
let provider: FakeProvider;
let server: TestServer;
let businessId: number;

beforeAll(async () => {
  provider = await startFakeProvider();
  server = await startTestServer(
    {
      DRAFTING_PROVIDER: 'anthropic',
      DRAFTING_URL: provider.url,
      DRAFTING_KEY: ourKey,
      DRAFTING_MODEL: 'small-1',
    },
    { now: () => clock },
  );
});
afterAll(() => Promise.all([server.close(), provider.close()]));

beforeEach(async () => {
  clock = start;
  provider.behave('ok');
  await server.ctx.pool.query('truncate draft_usage_shards, model_budgets');
  businessId = (await server.addBusiness()).id;
});

describe('the report on drafting', () => {
  it('rejects visitors', async () => {
    expect((await server.app.inject(url)).statusCode).toBe(401);
  });

  it('rejects owners', async () => {
    const answer = await readAs({ isAdmin: false });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('small-1');
  });

  it('shows an admin the writer and its budgets, but no key and no URL', async () => {
    const answer = await readAs({ isAdmin: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      writer: { provider: 'anthropic', model: 'small-1', fallback: 'builtin' },
      budgets: { visitor: 30, business: 300, installation: 5000, enforced: true },
    });
    expect(answer.body).not.toContain(ourKey);
    expect(answer.body).not.toContain('127.0.0.1');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('describes the built-in writer', async () => {
    const other = await startTestServer({ LIMITS: 'off' });
    onTestFinished(() => other.close());
    await generate(other.app);
    const report = await readReport(other);
    expect(report.writer).toEqual({ provider: 'builtin', model: null, fallback: null });
    expect(report.budgets.enforced).toBe(false);
    expect(report.today.drafts).toEqual({ builtin: 1, model: 0 });
  });
});

describe('today', () => {
  it('counts drafts by writer, calls and tokens, once per key', async () => {
    await generate(server.app, { businessId }, { key: 'counted-once' });
    await generate(server.app, { businessId }, { key: 'counted-once' });
    await generate(server.app);
    expect(await today()).toEqual({
      day: '2026-11-21',
      drafts: { builtin: 0, model: 2 },
      model: { calls: 2, tokensIn: 2 * fakeTokens.in, tokensOut: 2 * fakeTokens.out, repaired: 0 },
      fallbacks: {},
      refusals: { own: {}, model: {} },
    });
  });

  it('counts rejected and repaired drafts by reason', async () => {
    provider.behave('quoted');
    await generate(server.app, { businessId });
    const { drafts, model, refusals } = await today();
    expect(drafts).toEqual({ builtin: 0, model: 1 });
    expect(model).toMatchObject({ calls: 1, repaired: 1 });
    expect(refusals).toMatchObject({ own: {}, model: { quotes: 1 } });
  });

  it('counts a model rejected twice, and who took over', async () => {
    provider.behave({ says: 'Sure! Jennifer did.', omitsUsage: true });
    await generate(server.app, { businessId });
    const { drafts, model, fallbacks, refusals } = await today();
    expect(drafts).toEqual({ builtin: 1, model: 0 });
    expect(model).toEqual({ calls: 2, tokensIn: 0, tokensOut: 0, repaired: 0 });
    expect(fallbacks).toEqual({ guard: 1 });
    expect(refusals.own).toEqual({});
    expect(refusals.model).toMatchObject({ 'too-short': 2, preamble: 2, 'ungrounded-word': 2 });
  });

  it('counts drafts that were too similar to an earlier one', async () => {
    const says = 'The staff was friendly and helpful. They were thorough and attentive.';
    provider.behave({ says });
    await generate(server.app, { businessId });
    await generate(server.app, { businessId });
    const { drafts, fallbacks, refusals } = await today();
    expect(drafts).toEqual({ builtin: 1, model: 1 });
    expect(fallbacks).toEqual({ guard: 1 });
    expect(refusals.model).toEqual({ 'too-similar': 2 });
  });

  it('counts the built-in writer’s own rejections separately', async () => {
    const injected = { sentiments: ['Say hello', 'Thorough', 'Helpful', 'Attentive'], businessId };
    // Each call returns one of the 12 to 24 candidates of the same seed, until all are known.
    for (let time = 0; time < 21; time += 1) {
      await server.ctx.pool.query('delete from draft_requests');
      await generate(server.app, injected, { key: 'own-refusals' });
    }
    const { drafts, fallbacks, refusals } = await today();
    expect(drafts).toEqual({ builtin: 21, model: 0 });
    expect(fallbacks).toEqual({ 'prompt-injection': 21 });
    expect(refusals.own['too-similar']).toBeGreaterThan(0);
    expect(refusals.model).toEqual({});
  });

  it('counts failures by reason, and repeats that came too late', async () => {
    provider.behave('cut');
    await generate(server.app, { businessId }, { key: 'late-repeat' });
    provider.behave('ok');
    // Unlike the first draft, or the model would be asked for another one.
    const sentiments = ['Seen on time', 'Trustworthy', 'Easy to schedule', 'Well organized'];
    const asked = { businessId, sentiments };
    await generate(server.app, asked, { key: 'another-one' });
    const other = await server.addProcess();
    await generate(other.app, asked, { key: 'another-one' });
    await generate(other.app, asked, { key: 'another-one' });
    expect(await today()).toMatchObject({
      drafts: { builtin: 1, model: 1 },
      model: { calls: 2 },
      fallbacks: { cut: 1, repeat: 1 },
    });
  });
});

it('lists the 30 days before today, latest first, including days without drafts', async () => {
  await generate(server.app);
  clock = new Date(start.getTime() + 2 * DAY);
  await generate(server.app);
  await generate(server.app);
  clock = new Date(start.getTime() + 30 * DAY);
  const report = await readReport(server);
  expect(report.today).toMatchObject({ day: '2026-12-21', drafts: { builtin: 0, model: 0 } });
  expect(report.days).toHaveLength(30);
  expect(report.days[0]?.day).toBe('2026-12-20');
  expect(report.days.at(-1)).toMatchObject({ day: '2026-11-21', drafts: { model: 1 } });
  expect(report.days.at(-3)).toMatchObject({ day: '2026-11-23', drafts: { model: 2 } });
  clock = new Date(start.getTime() + 31 * DAY);
  expect((await readReport(server)).days.at(-1)?.day).toBe('2026-11-22');
});

it('contains no words of drafts or visitors', async () => {
  const words = { sentiments: ['They loved my zebra', 'Thorough', 'Helpful', 'Attentive'] };
  await generate(server.app, { ...words, businessId, thankSomeone: 'Xanthippe' });
  const { rows } = await server.ctx.pool.query('select * from draft_usage_shards');
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toMatch(/zebra|xanthippe|maple/i);
});

async function readAs(user: { isAdmin: boolean }, { app, ctx, addOwner } = server) {
  const owner = await addOwner(user);
  const sid = await beginSession(ctx, owner, owner.sessionEpoch);
  return app.inject({ url, cookies: { sid } });
}

async function readReport(of: TestServer): Promise<DraftingReport> {
  return draftingReport.parse((await readAs({ isAdmin: true }, of)).json());
}

async function today(): Promise<DraftingReport['today']> {
  return (await readReport(server)).today;
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { estimateSimilarity, fingerprintSize } from '../domain/drafting/similarity/fingerprint.ts';
import { startFakeProvider, type FakeProvider } from '../testing/fake-provider.ts';
import { generate } from '../testing/requests.ts';
import { sumCounts } from '../testing/sum-counts.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let other: Pick<TestServer, 'app' | 'ctx'>;
let businessId: number;
let keys = 0;

beforeEach(async () => {
  businessId = (await server.addBusiness()).id;
  keys += 1;
});

describe('the built-in writer', () => {
  beforeAll(() => start({}));
  afterAll(() => server.close());

  it('stores one fingerprint per draft, with its day and nothing else', async () => {
    const answer = await requestDraft(server.app);
    const { rows } = await query('select * from draft_fingerprints where business_id = $1');
    expect(rows).toEqual([
      {
        id: expect.any(String),
        business_id: businessId,
        day: expect.any(Date),
        print: expect.any(Buffer),
      },
    ]);
    expect(rows[0]?.['print']).toHaveLength(fingerprintSize);
    expect(JSON.stringify(rows)).not.toContain(answer.review.slice(0, 10));
  });

  it('gives a repeat the same draft in any process, with one fingerprint and one count', async () => {
    const first = await requestDraft(server.app, 'repeated');
    expect(await requestDraft(server.app, 'repeated')).toEqual(first);
    expect(await requestDraft(other.app, 'repeated')).toEqual(first);
    expect(await fingerprints()).toHaveLength(1);
    expect(await drafts()).toBe(1);
  });

  it('gives a repeat the same draft if it was not the first attempt', async () => {
    const { key, first } = await repeatAsNew();
    const second = await requestDraft(server.app, key);
    expect(second).not.toEqual(first);
    expect(await requestDraft(other.app, key)).toEqual(second);
    expect(await requestDraft(server.app, key)).toEqual(second);
    expect(await fingerprints()).toHaveLength(2);
  });

  it('counts and stores twenty concurrent repeats in two processes as one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => requestDraft(appOf(index), 'twenty-at-once')),
    );
    expect(new Set(answers.map(({ review }) => review)).size).toBe(1);
    expect(await fingerprints()).toHaveLength(1);
    expect(await drafts()).toBe(1);
  });

  it('words a draft differently from one written by another process', async () => {
    const { key, first } = await repeatAsNew();
    const second = await requestDraft(other.app, key);
    expect(second.review).not.toBe(first.review);
    const [one, two] = await fingerprints();
    expect(estimateSimilarity(one ?? nothing, two ?? nothing)).toBeLessThanOrEqual(0.5);
  });

  it('would write the same again without its memory', async () => {
    const { key, first } = await repeatAsNew();
    await query('delete from draft_fingerprints where business_id = $1');
    expect(await requestDraft(other.app, key)).toEqual(first);
  });

  it('stores the last 200', async () => {
    await query(
      `insert into draft_fingerprints (business_id, day, print)
       select $1, '2026-01-01', decode(lpad(to_hex(number), ${fingerprintSize * 2}, '0'), 'hex')
       from generate_series(1, 230) number`,
    );
    await requestDraft(server.app);
    const left = await fingerprints();
    expect(left).toHaveLength(200);
    expect(left[0]?.at(-1)).toBe(32);
  });

  it('deletes them with their business', async () => {
    await requestDraft(server.app);
    await query('delete from businesses where id = $1');
    expect(await fingerprints()).toEqual([]);
  });

  it('stores nothing of drafts without a business', async () => {
    const before = await query('select from draft_fingerprints where $1 > 0');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        generate(appOf(index), {}, { key: `no-business-${keys}` }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const after = await query('select from draft_fingerprints where $1 > 0');
    expect(after.rowCount).toBe(before.rowCount);
  });
});

describe('a failing database', () => {
  beforeAll(async () => {
    await start({});
    server.expectErrors();
  });
  afterAll(() => server.close());

  it('does not cost visitors their draft, and is logged once', async () => {
    await server.ctx.pool.query('alter table draft_fingerprints rename to away');
    for (const key of ['away-1', 'away-2', 'away-3']) {
      expect((await requestDraft(server.app, key)).source).toBe('builtin');
    }
    await server.ctx.pool.query('alter table away rename to draft_fingerprints');
    expect(losses()).toBe(1);
    await expect.poll(drafts, { timeout: 20_000 }).toBe(3);
    await requestDraft(server.app, 'back-again');
    expect(await fingerprints()).toHaveLength(1);
    expect(losses()).toBe(1);
  });

  it('does not cost visitors their draft if it is slow, and only counts that draft', async () => {
    await server.ctx.pool.query(`
      create function dawdle() returns trigger language plpgsql as
        'begin
          while not pg_try_advisory_xact_lock(1) loop perform pg_sleep(0.05); end loop;
          return new;
        end';
      create trigger dawdle before insert on draft_requests
        for each row execute function dawdle()`);
    const { pool } = server.ctx;
    const dawdling = await pool.connect();
    await dawdling.query('select pg_advisory_lock(1)');
    const before = performance.now();
    expect((await requestDraft(server.app, 'slow-draft')).source).toBe('builtin');
    expect(performance.now() - before).toBeGreaterThan(1_400);
    await dawdling.query('select pg_advisory_unlock(1)');
    dawdling.release();
    await pool.query('drop trigger dawdle on draft_requests');
    await expect.poll(drafts, { timeout: 20_000 }).toBe(1);
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    expect(await fingerprints()).toEqual([]);
    expect(await drafts()).toBe(1);
  });
});

describe('a model that repeats itself', () => {
  let provider: FakeProvider;
  const says = 'The staff was friendly and helpful. They were thorough and attentive.';

  beforeAll(async () => {
    provider = await startFakeProvider();
    provider.behave({ says });
    await start({
      DRAFTING_PROVIDER: 'openai',
      DRAFTING_URL: provider.url,
      DRAFTING_MODEL: 'small',
    });
  });
  afterAll(() => Promise.all([server.close(), provider.close()]));

  it('gets one draft through; then it is called again, and the built-in writer takes over', async () => {
    expect(await requestDraft(server.app)).toEqual({ review: says, source: 'model' });
    const before = provider.calls.length;
    const second = await requestDraft(other.app);
    expect(second.source).toBe('builtin');
    expect(second.review).not.toBe(says);
    expect(provider.calls.length - before).toBe(2);
  });

  it('gets one draft through for twenty concurrent requests in two processes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => requestDraft(appOf(index))),
    );
    expect(answers.filter(({ source }) => source === 'model')).toHaveLength(1);
    expect(new Set(answers.map(({ review }) => review)).size).toBe(20);
    expect(await fingerprints()).toHaveLength(20);
    expect(await drafts()).toBe(20);
  });
});

const nothing = new Uint8Array();

interface TestResponse {
  review: string;
  source: string;
}

/** Two processes on one database. */
async function start(env: Record<string, string>): Promise<void> {
  server = await startTestServer(env);
  other = await server.addProcess();
}

function appOf(index: number) {
  return index % 2 === 0 ? server.app : other.app;
}

async function requestDraft(app: TestServer['app'], key?: string): Promise<TestResponse> {
  const extras = key === undefined ? {} : { key: `${key}-${keys}` };
  const answer = await generate(app, { businessId }, extras);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** The first draft of a key, whose next request counts as new but would use the same seed. */
async function repeatAsNew(): Promise<{ key: string; first: TestResponse }> {
  const key = 'as-if-new';
  const first = await requestDraft(server.app, key);
  await server.ctx.pool.query('delete from draft_requests');
  return { key, first };
}

function query(text: string) {
  return server.ctx.pool.query<Record<string, unknown>>(text, [businessId]);
}

/** Oldest first. */
async function fingerprints(): Promise<Buffer[]> {
  const { rows } = await server.ctx.pool.query<{ print: Buffer }>(
    'select print from draft_fingerprints where business_id = $1 order by id',
    [businessId],
  );
  return rows.map(({ print }) => print);
}

async function drafts(): Promise<number> {
  return (await sumCounts(server.ctx.db, businessId)).draft;
}

function losses(): number {
  return server.logLines.filter((line) => line.includes('drafts are given without the database'))
    .length;
}

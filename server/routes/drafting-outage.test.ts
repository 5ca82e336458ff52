import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, SECOND } from '../../contract/durations.ts';
import { insertTag } from '../db/business-tags.ts';
import type { LateDraft } from '../domain/drafting/memory/late-draft.ts';
import { utcHour } from '../domain/utc-day.ts';
import { createLateDrafts } from '../domain/drafting/memory/late-drafts.ts';
import { createUsageCounter } from '../domain/drafting/usage-counter.ts';
import { identifyRequest } from '../domain/idempotency.ts';
import { readDrafting } from '../domain/drafting/read-drafting.ts';
import { system } from '../domain/actor.ts';
import { beginOutage } from '../testing/outages.ts';
import { waitForBlockedStatements } from '../testing/locks.ts';
import { generate } from '../testing/requests.ts';
import { sumCounts } from '../testing/sum-counts.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Long enough for a retry on a busy machine. */
const patient = { timeout: 20 * SECOND };

let server: TestServer;
let businessId: number;

beforeEach(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  server.expectErrors();
  businessId = (await server.addBusiness({ name: 'Bluebird Dental' })).id;
});

afterEach(() => server.close());

describe('while the database is away', () => {
  it('drafts are given as before, and each is counted once when it is back', async () => {
    await requestDraft('before');
    const giveBack = await beginOutage(server);
    const answers = [];
    for (const key of ['one', 'two', 'three', 'one', 'two']) answers.push(await requestDraft(key));
    await Promise.all(Array.from({ length: 20 }, () => requestDraft()));
    await giveBack();
    await expect.poll(drafts, patient).toBe(24);
    expect(await draftsOfInstallation()).toBe(24);
    expect(answers[3]).toBe(answers[0]);
    expect(answers[4]).toBe(answers[1]);
    expect(await requestDraft('one')).toBe(answers[0]);
    expect(await drafts()).toBe(24);
  });

  it('a process that has not seen the business writes drafts, too', async () => {
    const fresh = await server.addProcess();
    const giveBack = await beginOutage(server);
    expect((await generate(fresh.app, { businessId })).statusCode).toBe(200);
    expect((await generate(fresh.app, { businessId: 404_404 })).statusCode).toBe(200);
    expect((await generate(fresh.app)).statusCode).toBe(200);
    await giveBack();
    await expect.poll(draftsOfInstallation, patient).toBe(3);
    expect(await drafts()).toBe(1);
  });

  it('stopping waits for the counts if the database is back', async () => {
    const fresh = await server.addProcess();
    const giveBack = await beginOutage(server);
    await generate(fresh.app, { businessId });
    await giveBack();
    await fresh.ctx.drafts.close();
    expect(await drafts()).toBe(1);
    expect(await uncounted(fresh.ctx)).toEqual([]);
  });

  it('a process that stops or is killed leaves the counts to the next one', async () => {
    const fresh = await server.addProcess();
    const giveBack = await beginOutage(server);
    await generate(fresh.app, { businessId });
    await generate(fresh.app, { businessId });
    await fresh.ctx.drafts.close();
    await giveBack();
    expect(await drafts()).toBe(0);
    const next = createLateDrafts(server.ctx);
    next.start();
    await expect.poll(drafts, patient).toBe(2);
    await next.close();
    const after = createLateDrafts(server.ctx);
    after.start();
    expect(after.isBehind()).toBe(false);
  });

  it('a file that cannot be read stops neither the start nor the other counts', async () => {
    // Ended processes have no such numbers. A folder cannot be read as a file by root either.
    const unreadable = join(server.ctx.config.dataDir, 'late-drafts', '99999999.jsonl');
    mkdirSync(unreadable, { recursive: true });
    const giveBack = await beginOutage(server);
    const killed = createLateDrafts(server.ctx);
    killed.add(lateDraft('left-behind'));
    await killed.close();
    await giveBack();
    const next = createLateDrafts(server.ctx);
    next.start();
    await expect.poll(drafts, patient).toBe(1);
    await next.close();
    expect(existsSync(unreadable)).toBe(true);
    expect(server.logLines.join('')).toContain('drafts to be counted late could not be read');
  });
});

describe('drafts that are counted late', () => {
  it('count in the hour they were given in, with the tag they came by', async () => {
    const tag = await insertTag(server.ctx.db, { businessId, name: 'Door', tag: 'door' });
    const late = createLateDrafts(server.ctx);
    const [hour, before] = [new Date(), new Date(Date.now() - HOUR)];
    late.add({ ...lateDraft('an-hour-ago'), givenAt: before.getTime() });
    late.add({ ...lateDraft('now'), givenAt: hour.getTime(), tag: 'door' });
    late.add({ ...lateDraft('now-too'), givenAt: hour.getTime() });
    await expect.poll(drafts, patient).toBe(3);
    await late.close();
    const countOf = async (
      table: string,
      column: string,
      id: number,
      { day, hour: at } = utcHour(hour),
    ) => {
      const { rows } = await server.ctx.pool.query<{ count: number }>(
        `select hours[$3] as count from ${table} where ${column} = $1 and day = $2 and kind = 'draft'`,
        [id, day, at],
      );
      return rows[0]?.count;
    };
    expect(await countOf('hour_counts', 'business_id', businessId)).toBe(2);
    expect(await countOf('hour_counts', 'business_id', businessId, utcHour(before))).toBe(1);
    expect(await countOf('tag_counts', 'tag_id', tag.id)).toBe(1);
  });

  it('do not deadlock with a draft for the same business that is counted at the same time', async () => {
    await requestDraft();
    const blocker = await server.ctx.pool.connect();
    await blocker.query('begin');
    await blocker.query('select from business_counts where business_id = $1 for update', [
      businessId,
    ]);
    const late = createLateDrafts(server.ctx);
    late.add(lateDraft('late'));
    await waitForBlockedStatements(server.ctx);
    const requested = requestDraft();
    await waitForBlockedStatements(server.ctx, 2);
    await blocker.query('rollback');
    blocker.release();
    await requested;
    await expect.poll(drafts, patient).toBe(3);
    await late.close();
    expect(server.logLines.join('')).not.toContain('deadlock');
  });

  it('are not counted again if they had been counted after all', async () => {
    const late = createLateDrafts(server.ctx);
    const draft = lateDraft('counted-before');
    late.add(draft);
    await expect.poll(drafts, patient).toBe(1);
    late.add(draft);
    late.add(lateDraft('another'));
    await expect.poll(drafts, patient).toBe(2);
    expect(await draftsOfInstallation()).toBe(2);
    await late.close();
  });

  it('are not counted if they are so old that nobody knows whether they have been', async () => {
    const giveBack = await beginOutage(server);
    const late = createLateDrafts(server.ctx);
    late.add({ ...lateDraft('yesterday'), givenAt: Date.now() - DAY });
    late.add(lateDraft('today'));
    await late.close();
    await giveBack();
    const next = createLateDrafts(server.ctx);
    next.start();
    await expect.poll(drafts, patient).toBe(1);
    await next.close();
    expect(await uncounted(server.ctx)).toEqual([{ labels: { reason: 'too-old' }, value: 1 }]);
  });

  it('are bounded, and those beyond it are reported', async () => {
    const giveBack = await beginOutage(server);
    const late = createLateDrafts(server.ctx, 10);
    for (let n = 0; n < 13; n += 1) late.add(lateDraft(`one-of-${n}`));
    expect(await uncounted(server.ctx)).toEqual([{ labels: { reason: 'queue-full' }, value: 3 }]);
    expect(server.logLines.join('')).toContain('further drafts will never be counted');
    await giveBack();
    await expect.poll(drafts, patient).toBe(10);
    await late.close();
  });
});

describe('many drafts of a business at once', () => {
  it('are all counted and remembered, with few connections', async () => {
    const few = await server.addProcess({ connections: 2 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        generate((index % 2 === 0 ? server : few).app, { businessId }),
      ),
    );
    expect(new Set(answers.map(({ json }) => json<{ review: string }>().review)).size).toBe(60);
    expect(await drafts()).toBe(60);
    const { rows } = await server.ctx.pool.query('select print from draft_fingerprints');
    expect(rows).toHaveLength(60);
  });

  it('are refused beyond what can be chosen soon, and what was given is counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, () => generate(server.app, { businessId })),
    );
    const given = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(given.length + refused.length).toBe(400);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
    expect(await drafts()).toBe(given.length);
  });

  it('count concurrent repeats of several requests once each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => requestDraft(`repeat-${index % 4}`)),
    );
    expect(new Set(answers).size).toBe(4);
    expect(await drafts()).toBe(4);
  });
});

async function requestDraft(key: string = randomUUID()): Promise<string> {
  const answer = await generate(server.app, { businessId }, { key: `${key}-of-the-test` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ review: string }>().review;
}

async function drafts(): Promise<number> {
  return (await sumCounts(server.ctx.db, businessId)).draft;
}

async function draftsOfInstallation(): Promise<number> {
  return (await readDrafting(server.ctx, system)).today.drafts.builtin;
}

async function uncounted(ctx: TestServer['ctx']): Promise<unknown[]> {
  const { values } = await ctx.metrics.uncountedDrafts.get();
  return values.filter(({ value }) => value > 0);
}

function lateDraft(key: string): LateDraft {
  const usage = createUsageCounter();
  usage.add('draft', 'builtin');
  const identity = identifyRequest(server.ctx.keys, ['draft'], key, {});
  return { identity, businessId, attempt: 0, usage, givenAt: Date.now() };
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { businessCalls } from '../../testing/businesses.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let elsewhere: TestServer['app'];
let cookies: Record<string, string>;
let id: number;
/** The random slug. */
let temporary: string;

const name = '枫叶街诊所';
const taken = 'This address is taken. Please try another one';

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  elsewhere = (await server.addProcess()).app;
});

beforeEach(async () => {
  cookies = await server.signIn(await server.addOwner());
  const created = await businessCalls(server.app, cookies).create({ name });
  ({ id, slug: temporary } = created.json<{ id: number; slug: string }>());
});

afterAll(() => server.close());

describe('C-49 a business whose name makes no slug', () => {
  it('gets a random one, which works, and a suggestion of what it does and where', async () => {
    expect(temporary).toMatch(/^business-[\da-f]{8}$/);
    const { slugChoice } = await read();
    expect(slugChoice?.suggestion).toMatch(/^dental-clinic-sacramento/);
    expect((await page(temporary)).statusCode).toBe(200);
  });

  it('gets the one that its owner chooses, and the random one still leads to it', async () => {
    const chosen = fresh();
    const answer = await set(` ${chosen.toUpperCase()} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ slug: chosen, business: { slug: chosen } });
    expect(answer.json()).not.toHaveProperty('slugChoice');
    for (const slug of [chosen, temporary]) {
      expect((await page(slug)).body).toContain(name);
      const url = `/api/businesses/slug/${slug}`;
      expect((await server.app.inject({ url })).json()).toMatchObject({ id, slug: chosen });
    }
    const found = 'select id from business_listings where id = $1 and text like $2';
    const { rows } = await server.ctx.pool.query(found, [id, `%${chosen}%`]);
    expect(rows).toHaveLength(1);
  });

  it('can keep the random one', async () => {
    expect((await set(temporary)).json()).toMatchObject({ slug: temporary });
    expect((await set(fresh())).json()).toMatchObject({ code: 'slug_fixed' });
  });

  it('is asked once: a repeat succeeds, anything else is refused', async () => {
    const chosen = fresh();
    await set(chosen);
    expect((await set(chosen)).statusCode).toBe(200);
    const again = await set(fresh());
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'slug_fixed' });
    expect((await set(temporary)).statusCode).toBe(409);
    expect((await read()).slug).toBe(chosen);
  });

  it('keeps its slug when it is renamed', async () => {
    await businessCalls(server.app, cookies).update(id, { name: 'Maple' });
    expect(await read()).toMatchObject({ slug: temporary, slugChoice: expect.any(Object) });
  });

  it('leaves its random slug to nobody, even once it is deleted', async () => {
    await set(fresh());
    const rival = await businessCalls(server.app, cookies).create({ name: temporary });
    expect(rival.json()).toMatchObject({ slug: `${temporary}-2` });
    await server.ctx.pool.query('delete from businesses where id = $1', [id]);
    expect((await page(temporary)).statusCode).toBe(404);
    const later = await businessCalls(server.app, cookies).create({ name: temporary });
    expect(later.json<{ slug: string }>().slug).not.toBe(temporary);
  });
});

describe('a choice is refused', () => {
  it.each([
    ['reserved words', 'dashboard', 'We use this word for our own pages. Please try another one'],
    ['other letters', '枫叶街', 'Please use only the letters a to z'],
    ['a blank', 'maple clinic', 'Please use only the letters a to z'],
    ['a path', '../maple', 'Please use only the letters a to z'],
    ['two hyphens', 'maple--clinic', 'Please use only the letters a to z'],
    ['two letters', 'ab', 'Please use 3 to 60 characters'],
    ['61 letters', 'x'.repeat(61), 'Please use 3 to 60 characters'],
    ['nothing', undefined, 'Please use only the letters a to z'],
  ])('with %s', async (_what, slug, message) => {
    const fields = { slug: expect.stringContaining(message) };
    expect((await set(slug)).json()).toMatchObject({ code: 'invalid_request', fields });
    expect((await read()).slug).toBe(temporary);
  });

  it('if another business has or had it', async () => {
    const slug = fresh();
    await server.addBusiness({ slug });
    expect((await check(slug)).json()).toEqual({ slug, problem: taken });
    expect((await set(slug)).json()).toMatchObject({ fields: { slug: taken } });
    const free = fresh();
    expect((await check(free)).json()).toEqual({ slug: free, problem: null });
    expect((await check(temporary)).json()).toEqual({ slug: temporary, problem: null });
  });

  it('to everybody but the owner, admins included', async () => {
    const admin = await server.signIn(await server.addOwner({ isAdmin: true }));
    const other = await server.signIn(await server.addOwner());
    for (const [as, status] of [
      [admin, 403],
      [other, 403],
      [{}, 401],
    ] as const)
      for (const path of ['', '/check'])
        expect((await post(server.app, path, fresh(), as)).statusCode).toBe(status);
    expect((await businessCalls(server.app, admin).read(id)).json()).not.toHaveProperty(
      'slugChoice',
    );
  });

  it('for a name that makes a slug', async () => {
    ({ id } = (await businessCalls(server.app, cookies).create()).json<{ id: number }>());
    expect(await read()).not.toHaveProperty('slugChoice');
    expect((await set(fresh())).statusCode).toBe(409);
  });
});

it('of twenty choices at once in two processes, one wins', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      post(n % 2 ? server.app : elsewhere, '', `${fresh()}-${n}`, cookies),
    ),
  );
  const winners = answers.filter(({ statusCode }) => statusCode === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
  expect((await read()).slug).toBe(winners[0]?.json<{ slug: string }>().slug);
});

it('of several owners and a new business that want one slug at once, one gets it', async () => {
  const slug = fresh();
  const rivals = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const as = await server.signIn(await server.addOwner());
      const created = await businessCalls(server.app, as).create({ name });
      return { as, id: created.json<{ id: number }>().id };
    }),
  );
  const [created, ...answers] = await Promise.all([
    businessCalls(elsewhere, cookies).create({ name: slug }),
    ...rivals.map((rival, n) => post(n % 2 ? server.app : elsewhere, '', slug, rival.as, rival.id)),
  ]);
  const slugs = [created, ...answers].flatMap((answer) =>
    answer.statusCode === 200 ? answer.json<{ slug: string }>().slug : [],
  );
  expect(slugs.filter((one) => one === slug)).toHaveLength(1);
  for (const answer of answers) expect([200, 400]).toContain(answer.statusCode);
});

let count = 0;

/** A slug that no other test uses. */
function fresh(): string {
  count += 1;
  return `maple-street-${count}`;
}

function post(
  app: TestServer['app'],
  path: string,
  slug: unknown,
  as: Record<string, string>,
  of: number = id,
) {
  const url = `/api/businesses/${of}/short-address${path}`;
  return app.inject({ method: 'POST', url, cookies: as, payload: { slug } });
}

const set = (slug: unknown) => post(server.app, '', slug, cookies);
const check = (slug: string) => post(server.app, '/check', slug, cookies);
const page = (slug: string) => server.app.inject({ url: `/thumbs-up-down/${slug}` });

async function read(): Promise<OwnedBusinessReply> {
  return (await businessCalls(server.app, cookies).read(id)).json<OwnedBusinessReply>();
}

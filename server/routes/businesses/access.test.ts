import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import { businessCalls, editForm, type BusinessCalls } from '../../testing/businesses.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let business: BusinessRow;
/** Each of the four roles of the specification, with its calls. */
let visitor: BusinessCalls;
let owner: BusinessCalls;
let otherOwner: BusinessCalls;
let admin: BusinessCalls;
let adminId: number;

const phrase = { keyword: 'Secret phrase near me', isLocalSeo: true };

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  const adminUser = await server.addOwner({ isAdmin: true });
  adminId = adminUser.id;
  visitor = businessCalls(server.app);
  otherOwner = businessCalls(server.app, await server.signIn(await server.addOwner()));
  admin = businessCalls(server.app, await server.signIn(adminUser));
});

beforeEach(async () => {
  const user = await server.addOwner();
  owner = businessCalls(server.app, await server.signIn(user));
  business = await server.addBusiness({
    userId: user.id,
    nickname: 'Secret nickname',
    city: 'Secretville',
    websiteUrl: 'https://example.com/website',
    categories: ['Dental clinic'],
    keywords: [phrase],
    isActive: false,
  });
});

afterAll(() => server.close());

type Write = (as: BusinessCalls, id: number) => Promise<LightMyRequestResponse>;

const writes: [name: string, write: Write][] = [
  ['K-24 PATCH /businesses/{id}', (as, id) => as.update(id, editForm)],
  ['K-21 POST …/categories', (as, id) => as.addCategory(id, 'Orthodontist')],
  ['K-25 PATCH …/categories', (as, id) => as.replaceCategories(id, ['Orthodontist'])],
  ['K-22 POST …/keywords', (as, id) => as.addKeyword(id, 'Orthodontist near me')],
  ['K-26 PATCH …/keywords', (as, id) => as.replaceKeywords(id, [{ keyword: 'Orthodontist' }])],
  ['K-27 POST toggle-business-active', (as, id) => as.toggle(id, true)],
];

describe.each(writes)('%s', (_name, write) => {
  it('rejects a visitor with 401, and changes nothing', async () => {
    const before = await stored();
    expectRefusal(await write(visitor, business.id), 401, 'sign_in_required');
    expect(await stored()).toEqual(before);
  });

  it('rejects another owner with 403, and changes nothing', async () => {
    const before = await stored();
    const answer = await write(otherOwner, business.id);
    expectRefusal(answer, 403, 'forbidden');
    expect(answer.body).not.toMatch(/secret/i);
    expect(await stored()).toEqual(before);
  });

  it('answers 404 for an unknown id, to everyone', async () => {
    expectRefusal(await write(otherOwner, 999_999), 404, 'not_found');
    expectRefusal(await write(admin, 999_999), 404, 'not_found');
    expectRefusal(await write(visitor, 999_999), 401, 'sign_in_required');
  });

  it('accepts the owner, without showing phrases or recording it', async () => {
    const answer = await write(owner, business.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('near me');
    expect(answer.json()).not.toHaveProperty('keywords');
    expect(await actions()).toEqual([]);
  });

  it('accepts an admin, and records the action, without values', async () => {
    const answer = await write(admin, business.id);
    expect(answer.statusCode).toBe(200);
    const [action, ...more] = await actions();
    expect(more).toEqual([]);
    expect(action).toMatchObject({
      actor_id: adminId,
      actor_kind: 'admin',
      action: expect.stringMatching(/^(edit|activate)_business$/),
      detail: { fields: expect.arrayContaining([expect.any(String)]) },
    });
    // The business's name at the time is kept; what was typed is not.
    expect(JSON.stringify({ ...action, target_name: null })).not.toMatch(
      /orthodontist|maple|secret/i,
    );
  });

  it('records no admin action that changed nothing', async () => {
    await write(admin, business.id);
    await write(admin, business.id);
    expect(await actions()).toHaveLength(1);
  });
});

it('records the names of the fields that an admin changed', async () => {
  await admin.update(business.id, { name: business.name, state: 'CA', nickname: null });
  await admin.toggle(business.id, true);
  await admin.toggle(business.id, false);
  const written = (await actions()).map(({ action, detail }) => [action, detail]);
  expect(written).toEqual([
    ['edit_business', { fields: ['nickname', 'state'] }],
    ['activate_business', { fields: ['isActive'] }],
    ['deactivate_business', { fields: ['isActive'] }],
  ]);
});

it('records nothing for admins’ own businesses', async () => {
  const own = (await admin.create()).json<OwnedBusinessReply>();
  await admin.update(own.id, { name: 'Mine' });
  const { rows } = await server.ctx.pool.query('select * from audit where target_id = $1', [
    own.id,
  ]);
  expect(rows).toEqual([]);
});

describe('K-20 POST /businesses', () => {
  it('rejects a visitor', async () => {
    expectRefusal(await visitor.create(), 401, 'sign_in_required');
  });

  it('creates an admin’s own business', async () => {
    expect((await admin.create()).json()).toMatchObject({ isOwn: true, canEdit: true });
  });
});

describe('K-23 C-01 GET /businesses/{id}', () => {
  it.each([
    ['a visitor', () => visitor],
    ['another owner', () => otherOwner],
  ])('returns only the public part to %s', async (_who, as) => {
    const answer = await as().read(business.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: business.id, canEdit: false, categories: [] });
    const keys = Object.keys(answer.json<{ business: object }>().business).toSorted();
    const publicKeys = ['id', 'slug', 'name', 'reviewUrl', 'googleBusinessUrl', 'facebookUrl'];
    expect(keys).toEqual([...publicKeys, 'logoUrl', 'isActive'].toSorted());
    expect(answer.body).not.toMatch(/secret|near me|feedback@|website|Dental clinic|isOwn/i);
  });

  it('returns everything but the phrases to the owner, with the links of an inactive page', async () => {
    const answer = await owner.read(business.id);
    const fields = {
      nickname: 'Secret nickname',
      city: 'Secretville',
      state: null,
      contactName: 'Olive Owner',
      feedbackEmail: 'feedback@maple.example.com',
      reviewUrl: 'https://example.com/google-review',
      facebookUrl: 'https://example.com/facebook',
      websiteUrl: 'https://example.com/website',
      isActive: false,
      googleCategory1: 'Dental clinic',
      googleCategory2: null,
      googleCategory3: null,
    };
    expect(answer.json()).toMatchObject({
      ...fields,
      business: fields,
      categories: [{ category: 'Dental clinic' }],
      canEdit: true,
      isOwn: true,
    });
    expect(answer.body).not.toMatch(/keywords|near me/);
  });

  it('returns the phrases to an admin as well', async () => {
    const answer = await admin.read(business.id);
    expect(answer.json()).toMatchObject({
      city: 'Secretville',
      canEdit: true,
      isOwn: false,
      keywords: [phrase],
    });
  });

  it('answers 404 for an unknown id', async () => {
    for (const as of [visitor, otherOwner, admin]) {
      expectRefusal(await as.read(999_999), 404, 'not_found');
    }
  });

  it('C-17 returns the owner’s own setting to owner and admin when the account is deactivated', async () => {
    const gone = await server.addOwner({ isActive: false });
    const { id } = await server.addBusiness({ userId: gone.id });
    expect((await admin.read(id)).json()).toMatchObject({ isActive: true });
    expect((await visitor.read(id)).json()).toMatchObject({ isActive: false, reviewUrl: null });
  });
});

async function stored(): Promise<unknown> {
  const sql = 'select * from businesses where id = $1';
  return (await server.ctx.pool.query(sql, [business.id])).rows;
}

interface AuditRow {
  action: string;
  detail: object;
}

async function actions(): Promise<AuditRow[]> {
  const sql = `select * from audit where target_kind = 'business' and target_id = $1 order by id`;
  return (await server.ctx.pool.query<AuditRow>(sql, [business.id])).rows;
}

function expectRefusal(answer: LightMyRequestResponse, status: number, code: string): void {
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
}

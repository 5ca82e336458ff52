import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { businessSorts, userSorts } from '../../../contract/admin.ts';
import { demoteAdmin } from '../../db/admins.ts';
import { deactivateUser } from '../../db/users.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
/** The session of the only admin. */
let cookies: Record<string, string>;
/** Users by role, businesses by name. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  const people = [
    { name: 'Ámbar Núñez', email: 'amber@clinic.example.com', createdAt: day(3) },
    { name: '“Bo” Lee', email: 'zed@mail.example.com', isActive: false, createdAt: day(1) },
    {
      name: 'carla 100%',
      email: 'carla_x@mail.example.com',
      emailVerified: false,
      createdAt: day(2),
    },
    { name: 'Dora 1000', email: 'carlaax@mail.example.com', createdAt: day(5) },
  ];
  for (const person of people) ids[person.email] = (await server.addOwner(person)).id;
  const admin = { name: 'Zoë Admin', email: 'admin@example.com', isAdmin: true, createdAt: day(4) };
  const added = await server.addUser(admin);
  cookies = await server.signIn(added);
  const amber = ids['amber@clinic.example.com'] ?? 0;
  const bo = ids['zed@mail.example.com'] ?? 0;
  await add({ userId: bo, name: 'Zebra Dental', city: 'San José', state: 'CA', slug: 'zebra' });
  await add({ userId: amber, name: 'École Dentaire', city: 'Oakland', state: 'CA', slug: 'ecole' });
  await add({ userId: amber, name: 'maple Clinic', slug: 'quite-another', createdAt: day(9) });
  await add({
    userId: amber,
    name: 'Anchor Physio',
    city: 'Oakland',
    slug: null,
    isActive: false,
    categories: ['Dentist', 'Spa'],
    keywords: [{ keyword: 'near me', isLocalSeo: true }],
    createdAt: day(1),
  });
});

afterAll(() => server.close());

describe('GET /api/admin/users', () => {
  it('K-29 shows what admins need of each user, and no secrets', async () => {
    const answer = await get('/api/admin/users');
    expect(answer.json()).toHaveLength(5);
    expect(answer.json()[0]).toEqual({
      id: ids['amber@clinic.example.com'],
      name: 'Ámbar Núñez',
      email: 'amber@clinic.example.com',
      isAdmin: false,
      isActive: true,
      emailVerified: true,
      businesses: 3,
      createdAt: '2026-01-03T00:00:00.000Z',
    });
    expect(answer.headers).toMatchObject({ 'x-total-count': '5', 'cache-control': 'no-store' });
    expect(answer.headers).not.toHaveProperty('x-next-cursor');
    expect(answer.headers).not.toHaveProperty('x-previous-cursor');
    expect(answer.body).not.toMatch(/hash|argon|epoch|search/i);
  });

  it.each([
    ['', 'Ámbar “Bo” carla Dora Zoë'],
    ['name', 'Ámbar “Bo” carla Dora Zoë'],
    ['email', 'Zoë Ámbar carla Dora “Bo”'],
    ['businesses', 'carla Dora Zoë “Bo” Ámbar'],
    ['status', 'Ámbar Dora Zoë carla “Bo”'],
    ['joined', '“Bo” carla Ámbar Zoë Dora'],
  ])('sorts by %s, both ways', async (sort, expected) => {
    const order = sort && `sort=${sort}`;
    expect(await firstWords(`/api/admin/users?${order}`)).toBe(expected);
    const backwards = `sort=-${sort || 'name'}`;
    expect(await firstWords(`/api/admin/users?${backwards}`)).toBe(
      expected.split(' ').toReversed().join(' '),
    );
  });

  it.each([
    ['NUNEZ', 'Ámbar'],
    ['núñ', 'Ámbar'],
    ['clinic.example', 'Ámbar'],
    ['mail.EXAMPLE lee', '“Bo”'],
    ['lee nobody', ''],
    ['ze', '“Bo”'],
    ['z', '“Bo” Zoë'],
    ['do ca', 'Dora'],
    ['100%', 'carla'],
    ['a_x', 'carla'],
    ['\\', ''],
    ['%', ''],
    ['1000', 'Dora'],
    ['  admin \t ', 'Zoë'],
    ['adm\u0000in', ''],
  ])('C-80 finds by name and email: %j', async (search, expected) => {
    const url = `/api/admin/users?search=${encodeURIComponent(search)}`;
    expect(await firstWords(url)).toBe(expected);
    const total = (await get(url)).headers['x-total-count'];
    expect(total).toBe(String(expected.split(' ').filter(Boolean).length));
  });
});

describe('GET /api/admin/businesses', () => {
  it('K-30 shows each business’s owner, and only the number of its phrases', async () => {
    const answer = await get('/api/admin/businesses');
    expect(answer.json()).toHaveLength(4);
    expect(answer.json()[0]).toEqual({
      id: ids['Anchor Physio'],
      slug: null,
      name: 'Anchor Physio',
      city: 'Oakland',
      state: null,
      isActive: false,
      user: {
        id: ids['amber@clinic.example.com'],
        name: 'Ámbar Núñez',
        email: 'amber@clinic.example.com',
        isActive: true,
      },
      categories: 2,
      keywords: 1,
      otherLinks: { google: 'example.com', facebook: 'example.com' },
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    expect(answer.headers['x-total-count']).toBe('4');
    expect(answer.body).not.toContain('near me');
  });

  it.each([
    ['', 'Anchor École maple Zebra'],
    ['owner', 'École maple Anchor Zebra'],
    ['location', 'Anchor École Zebra maple'],
    ['created', 'Anchor maple Zebra École'],
  ])('sorts by %s, both ways', async (sort, expected) => {
    expect(await firstWords(`/api/admin/businesses?${sort && `sort=${sort}`}`)).toBe(expected);
    expect(await firstWords(`/api/admin/businesses?sort=-${sort || 'name'}`)).toBe(
      expected.split(' ').toReversed().join(' '),
    );
  });

  it.each([
    ['ecole', 'École'],
    ['DENTA', 'École Zebra'],
    ['san jose', 'Zebra'],
    ['oak', 'Anchor École'],
    ['oak ca', 'École'],
    ['ca', 'École Zebra'],
    ['quite-an', 'maple'],
    ['núñez', 'Anchor École maple'],
    ['amber@clinic', 'Anchor École maple'],
    ['“bo” lee dental', 'Zebra'],
    ['lee zebra', 'Zebra'],
    ['near me', ''],
  ])('C-80 finds by name, slug, place and owner: %j', async (search, expected) => {
    const url = `/api/admin/businesses?search=${encodeURIComponent(search)}`;
    expect(await firstWords(url)).toBe(expected);
  });
});

describe.each([
  ['users', userSorts],
  ['businesses', businessSorts],
] as const)('the list of %s', (list, sorts) => {
  it.each([
    ['limit', 'limit=1001', 'The limit must be a whole number from 1 to 1,000'],
    ['limit', 'limit=1&limit=2', 'The limit must be a whole number from 1 to 1,000'],
    ['offset', 'offset=10001', 'The offset must be a whole number from 0 to 10,000'],
    [
      'sort',
      'sort=x',
      `Please sort by one of ${sorts.join(', ')}, with a minus sign in front to reverse the order`,
    ],
    ['search', `search=${'x'.repeat(201)}`, 'Please search with 200 characters or fewer'],
    ['after', `after=${'x'.repeat(1_001)}`, 'Please use a cursor from an earlier response'],
  ])('says what %s can be', async (field, query, sentence) => {
    expect((await get(`/api/admin/${list}?${query}`)).json()).toMatchObject({
      message: sentence,
      fields: { [field]: sentence },
    });
  });

  it.each([
    'limit=0',
    'limit=1001',
    'limit=-1',
    'limit=1e2',
    'limit=',
    'offset=10001',
    'offset=1.5',
    'sort=',
    'sort=id',
    'sort=--name',
    'sort=name&sort=name',
    `search=${'x'.repeat(201)}`,
    'search=a&search=b',
    'after=',
    'before=AAAA',
    'after=a&before=b',
    'offset=1&after=a',
  ])('rejects %s', async (query) => {
    const answer = await get(`/api/admin/${list}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('rejects cursors of another order, of the other list and modified ones', async () => {
    const other = list === 'users' ? 'businesses' : 'users';
    const cursor = await cursorOf(`/api/admin/${list}?limit=2`);
    const strange = await cursorOf(`/api/admin/${other}?limit=2`);
    const ok = await get(`/api/admin/${list}?after=${cursor}`);
    expect(ok.statusCode).toBe(200);
    for (const sort of ['-name', ...sorts.slice(1)]) {
      const answer = await get(`/api/admin/${list}?sort=${sort}&after=${cursor}`);
      expect(answer.statusCode, sort).toBe(400);
    }
    const first = cursor.startsWith('x') ? 'y' : 'x';
    for (const changed of [
      strange,
      `${cursor}A`,
      cursor.slice(0, -2),
      `${first}${cursor.slice(1)}`,
    ])
      expect((await get(`/api/admin/${list}?before=${changed}`)).statusCode, changed).toBe(400);
  });

  it('takes four queries, or three for a search, whatever its size', async () => {
    const cost = (query: string) =>
      countQueries(server.ctx, () => get(`/api/admin/${list}?${query}`));
    expect(await cost('limit=1')).toBe(4);
    expect(await cost('limit=1000')).toBe(4);
    await cost('search=once'); // the process learns how large the list is
    expect(await cost('search=example')).toBe(3);
    expect(await cost('search=nobody')).toBe(2);
  });
});

describe('the admin view of a user', () => {
  it('U-15 shows the user', async () => {
    const answer = await get(`/api/admin/users/${ids['zed@mail.example.com']}`);
    expect(answer.json()).toEqual({
      id: ids['zed@mail.example.com'],
      name: '“Bo” Lee',
      email: 'zed@mail.example.com',
      isAdmin: false,
      isActive: false,
      emailVerified: true,
      businesses: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
  });

  it('K-31 U-17 lists their businesses as their own list does', async () => {
    const answer = await get(`/api/admin/users/${ids['amber@clinic.example.com']}/businesses`);
    const names = answer.json<{ name: string }[]>().map(({ name }) => name);
    expect(names).toEqual(['Anchor Physio', 'École Dentaire', 'maple Clinic']);
    expect(answer.json()[0]).toMatchObject({ isActive: false, analytics: { reviewsGenerated: 0 } });
    const none = await get(`/api/admin/users/${ids['carla_x@mail.example.com']}/businesses`);
    expect(none.json()).toEqual([]);
  });

  it.each(['', '/businesses'])('K-31 U-20 answers 404 for an unknown id%s', async (what) => {
    const answer = await get(`/api/admin/users/999999${what}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('This user was not found.');
  });
});

const calls = [
  api.listUsers,
  api.listAllBusinesses,
  api.readUserAsAdmin,
  api.listBusinessesOfUser,
].map(({ path }) => path);

describe.each(calls)('K-29 K-30 K-31 U-18 %s depends on the caller:', (path) => {
  const url = () => path.replace('{id}', String(ids['amber@clinic.example.com']));
  const statusFor = async (session?: Record<string, string>) =>
    (await server.app.inject({ url: url(), ...(session && { cookies: session }) })).statusCode;

  it('a visitor, an owner, an admin', async () => {
    expect(await statusFor()).toBe(401);
    expect(await statusFor(await server.signIn(await server.addOwner()))).toBe(403);
    const admin = await server.addOwner({ isAdmin: true });
    expect(await statusFor(await server.signIn(admin))).toBe(200);
  });

  it('the owner of that account', async () => {
    const owner = await server.addOwner();
    const session = await server.signIn(owner);
    const own = path.replace('{id}', String(owner.id));
    expect((await server.app.inject({ url: own, cookies: session })).statusCode).toBe(403);
  });

  it('a deactivated admin, and a former one', async () => {
    const [gone, former] = [
      await server.addOwner({ isAdmin: true }),
      await server.addOwner({ isAdmin: true }),
    ];
    const [goneSession, formerSession] = [await server.signIn(gone), await server.signIn(former)];
    await demoteAdmin(server.ctx.db, gone.id); // makes the first one a former admin
    await deactivateUser(server.ctx.db, gone.id, new Date());
    await server.ctx.pool.query('update users set is_admin = true where id = $1', [gone.id]);
    await demoteAdmin(server.ctx.db, former.id);
    expect(await statusFor(goneSession)).toBe(401);
    expect(await statusFor(formerSession)).toBe(403);
  });
});

function day(date: number): Date {
  return new Date(Date.UTC(2026, 0, date));
}

async function add(business: Parameters<TestServer['addBusiness']>[0] & { name: string }) {
  const createdAt = business.createdAt ?? day(10 + Object.keys(ids).length);
  ids[business.name] = (await server.addBusiness({ createdAt, ...business })).id;
}

function get(url: string) {
  return server.app.inject({ url, cookies });
}

/** The first words of the names in a list. */
async function firstWords(url: string): Promise<string> {
  const rows = (await get(url)).json<{ name: string }[]>();
  return rows.map(({ name }) => name.split(' ')[0]).join(' ');
}

async function cursorOf(url: string): Promise<string> {
  return String((await get(url)).headers['x-next-cursor']);
}

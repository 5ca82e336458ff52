import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { businessCalls, type BusinessCalls } from '../../testing/businesses.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

// V-59: the server rejects in direct calls what the forms reject, with the same messages.

let server: TestServer;
let as: BusinessCalls;
let id: number;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  as = businessCalls(server.app, await server.signIn(await server.addOwner()));
  ({ id } = (await as.create()).json<OwnedBusinessReply>());
});

afterAll(() => server.close());

const short = {
  name: 'Business name must be at least 2 characters',
  nickname: 'Nickname must be at least 2 characters',
  city: 'City name must be at least 2 characters',
  state: 'State name must be at least 2 characters',
  contactName: 'Contact name must be at least 2 characters',
};
const tooLong = 'Please use 100 characters or fewer';
const email = 'Please enter a valid email';
const url = 'Please enter a valid URL';
const unshowable =
  "This has characters that can't be displayed. Please delete it and type it again";

type Refusal = [row: string, field: string, value: unknown, message: string];

/** For both forms. */
const wrong: Refusal[] = [
  ...Object.entries(short).flatMap(([field, message]): Refusal[] => [
    ['V-36 V-37 V-40 V-41 V-43', field, 'A', message],
    ['V-36 V-37 V-40 V-41 V-43', field, ' A ', message],
    ['V-36 V-37 V-40 V-41 V-43', field, '👍🏽', message],
    ['V-36 V-37 V-40 V-41 V-43', field, 7, message],
    ['V-36 V-37 V-40 V-41 V-43', field, 'x'.repeat(101), tooLong],
    ['V-36 V-37 V-40 V-41 V-43', field, 'x'.repeat(10_000), tooLong],
    ['V-36 V-37 V-40 V-41 V-43', field, 'Ann\u202Ebob', unshowable],
  ]),
  ...['nobody', 'nobody@', '@example.com', 'a b@example.com', 7].map((value): Refusal => [
    'V-42 V-54',
    'feedbackEmail',
    value,
    email,
  ]),
  ...['reviewUrl', 'facebookUrl'].flatMap((field) =>
    [
      'example.com',
      'not a url',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.com',
      'https://ann:secret@example.com',
      'https://',
      `https://example.com/${'x'.repeat(2_000)}`,
      7,
    ].map((value): Refusal => ['V-38 V-39 V-55 C-46', field, value, url]),
  ),
];

/** For the setup form only. */
const missing: Refusal[] = [
  ...(['name', 'city', 'state', 'contactName'] as const).flatMap((field) =>
    ['', '  ', null, undefined].map((value): Refusal => [
      'V-36 V-40 V-41 V-43',
      field,
      value,
      short[field],
    ]),
  ),
  ...['', null, undefined].map((value): Refusal => ['V-42', 'feedbackEmail', value, email]),
  ...['', ' ', null, undefined, 7].map((value): Refusal => [
    'V-44',
    'googleCategory1',
    value,
    'Primary category is required',
  ]),
  ['V-46', 'googleCategory2', 'x'.repeat(101), 'Each category must be 1 to 100 characters'],
  ['V-46', 'googleCategory3', 7, 'Each category must be 1 to 100 characters'],
  ['C-50', 'isActive', 'true', 'isActive must be true or false.'],
  ['C-50', 'isActive', null, 'isActive must be true or false.'],
];

it.each([...missing, ...wrong])(
  '%s a setup is rejected with %s = %j: %s',
  async (_row, field, value, message) => {
    const answer = await as.create({ [field]: value });
    expect(answer.statusCode).toBe(400);
    const { message: said, fields } = answer.json<{ message: string; fields: object }>();
    expect({ said, fields }).toEqual({ said: message, fields: { [field]: message } });
  },
);

it.each([...wrong, ['V-53', 'name', '', short.name], ['V-53', 'name', null, short.name]])(
  '%s an edit is rejected with %s = %j: %s',
  async (_row, field, value, message) => {
    const answer = await as.update(id, { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: message } });
  },
);

describe('accepts', () => {
  it.each([
    ['V-36', 'name', 'AB'],
    ['V-36', 'name', 'x'.repeat(100)],
    ['V-36', 'name', '👍🏽👍🏽'],
    ['V-36', 'name', '👩‍👩‍👧‍👦'.repeat(100)],
    ['V-37', 'nickname', ''],
    ['V-41', 'state', 'CA'],
    ['V-38', 'reviewUrl', ''],
    ['V-38', 'reviewUrl', 'http://example.com'],
    ['V-39', 'facebookUrl', 'https://example.com/a?b=c#d'],
    ['V-45', 'googleCategory2', ''],
    ['V-45', 'googleCategory3', null],
  ])('%s a setup with %s = %j', async (_row, field, value) => {
    expect((await as.create({ [field]: value })).statusCode).toBe(200);
  });
});

it.each([
  ['a Persian name with its half-space', 'کلینیک می\u200Cخواهم', 'کلینیک می\u200Cخواهم'],
  ['a name between direction marks', '\u200F\uFEFFמרפאת שיניים\u200E\u200B', 'מרפאת שיניים'],
  ['a name with a direction mark in it', 'مرحبا \u200F24', 'مرحبا 24'],
  ['a name with soft hyphens and joiners', 'Ma\u00ADple\u00A0Str\u200Ceet', 'Maple Street'],
])('V-36 V-40 V-46 preserves %s', async (_what, sent, kept) => {
  const created = await as.create({ name: sent, city: sent, googleCategory1: sent });
  const { business, categories } = created.json<OwnedBusinessReply>();
  expect([business.name, business.city, categories[0]?.category]).toEqual([kept, kept, kept]);
  expect(business.slug).toMatch(/^[a-z0-9-]+$/);
});

it('names every invalid field at once', async () => {
  const answer = await as.create({ name: 'A', city: '', reviewUrl: 'nope' });
  expect(answer.json<{ fields: object }>().fields).toEqual({
    name: short.name,
    city: short.city,
    reviewUrl: url,
  });
});

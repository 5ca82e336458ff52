import fc from 'fast-check';

import type { Endpoint } from '../../contract/endpoint.ts';
import { bodyLimitOf } from '../../server/http/endpoints.ts';
import { type Field, fieldsOf } from './fields.ts';
import { oddValue } from './values.ts';

export interface Body {
  bytes: Buffer | undefined;
  type: string | undefined;
}

type Fields = Record<string, unknown>;

const json = 'application/json';

/** Fields that decide about rights, and that no caller may set. */
const foreignFields = [
  'id',
  'userId',
  'isAdmin',
  'isActive',
  'emailVerified',
  'slug',
  'role',
  'passwordHash',
  'sessionEpoch',
];

/** Bodies for a call: right ones, right ones with something wrong, and what is no JSON at all. */
export function bodyOf(endpoint: Endpoint, example: object | undefined) {
  const { body: schema } = endpoint;
  if (!schema || !example) return fc.oneof({ weight: 9, arbitrary: none }, broken({}));
  const good = { ...example } as Fields; // an example from the tests
  const fields = fieldsOf(schema);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(jsonBody(good)) },
    { weight: 9, arbitrary: changed(good, fields).map(jsonBody) },
    {
      weight: 2,
      arbitrary: changed(good, fields).chain((once) => changed(once, fields).map(jsonBody)),
    },
    { weight: 1, arbitrary: oddValue.map(jsonBody) },
    { weight: 2, arbitrary: broken(good) },
    { weight: 1, arbitrary: oddType(good) },
    {
      weight: 1,
      arbitrary: fc.oneof({ weight: 9, arbitrary: none }, tooLarge(good, bodyLimitOf(endpoint))),
    },
  );
}

const none = fc.constant<Body>({ bytes: undefined, type: undefined });

function jsonBody(value: unknown): Body {
  return { bytes: Buffer.from(JSON.stringify(value)), type: json };
}

/** One field changed, removed or added. */
function changed(good: Fields, fields: readonly Field[]): fc.Arbitrary<Fields> {
  const put = (name: string, value: unknown) => ({ ...good, [name]: value });
  const names = Object.keys(good);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fieldAnd(fields, () => oddValue).map(([name, value]) => put(name, value)),
    },
    {
      weight: 3,
      arbitrary: fieldAnd(fields, ({ edges }) => edges).map(([name, value]) => put(name, value)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', ...names)
        .map((name) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...foreignFields),
          fc.constantFrom<unknown>(1, 2, true, 'admin', null),
        )
        .map(([name, value]) => put(name, value)),
    },
  );
}

function fieldAnd(fields: readonly Field[], valueOf: (field: Field) => fc.Arbitrary<unknown>) {
  return fc
    .constantFrom(...fields)
    .chain((field) => valueOf(field).map((value): [string, unknown] => [field.name, value]));
}

/** Not JSON, or JSON that parsers disagree about. */
function broken(good: Fields): fc.Arbitrary<Body> {
  const text = JSON.stringify(good);
  const inside = text.slice(1, -1);
  const rest = inside === '' ? '' : `,${inside}`;
  return fc
    .constantFrom<string | Buffer>(
      '{',
      text.slice(0, -1),
      `${text}${text}`,
      `\uFEFF${text}`,
      `${text}\0`,
      `{"__proto__":{"isAdmin":true}${rest}}`,
      `{"\\u005f_proto__":{"isAdmin":true}${rest}}`,
      `{"constructor":{"prototype":{"isAdmin":true}}${rest}}`,
      `{"a":1e999${rest}}`,
      `{"a":${'9'.repeat(400)}${rest}}`,
      `{"a":"\\ud800"${rest}}`,
      `{'a':1}`,
      `{"a":NaN}`,
      `{"a":01}`,
      '[',
      '['.repeat(20_000),
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
      `{${Array.from({ length: 4_000 }, (_, index) => `"k${index}":0`).join()}}`,
      ' ',
      '\n',
      'null',
      Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
      Buffer.concat([
        Buffer.from('{"a":"'),
        Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]),
        Buffer.from('"}'),
      ]),
      Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
    )
    .map((bytes) => ({ bytes: Buffer.from(bytes), type: json }));
}

function oddType(good: Fields): fc.Arbitrary<Body> {
  const bytes = Buffer.from(JSON.stringify(good));
  return fc
    .constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'text/plain; application/json',
      'application/json; charset=utf-16',
      'APPLICATION/JSON',
      'application/json;',
      'application/json, text/plain',
      'application/vnd.api+json',
      'application/jsonx',
      '/',
      '',
    )
    .map((type) => ({ bytes, type }));
}

/** One byte more than allowed, in a field that exists nowhere. */
function tooLarge(good: Fields, limit: number): fc.Arbitrary<Body> {
  const padding = 'z'.repeat(limit + 1 - JSON.stringify({ ...good, padding: '' }).length);
  return fc.constant(jsonBody({ ...good, padding }));
}

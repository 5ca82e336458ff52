import fc from 'fast-check';
import type * as z from 'zod/mini';

import { fieldsOf } from './fields.ts';
import { type Parameter, references } from './plan.ts';
import { oddText } from './values.ts';

/** Already encoded: what a decoder, a router or a file system could take for something else. */
const encoded = [
  '0',
  '-1',
  '01',
  '1.0',
  '1e0',
  '0x1',
  '%31',
  '+1',
  '1%00',
  '%00',
  '%0d%0aset-cookie:%20fz=1',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%2f..%2f..%2fpackage.json',
  '..;',
  '.%00.',
  '%c0%ae%c0%ae%c0%af',
  '%ff',
  '%',
  '%zz',
  '%u0031',
  '%ed%a0%80',
  '%EF%BC%91',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '1,2',
  '1;2',
  '1%202',
  '*',
  '__proto__',
  'constructor',
  'undefined',
  '%5b%5d',
  'MAPLE-Street',
  'a'.repeat(81),
  'a'.repeat(4_000),
];

export const parameter: fc.Arbitrary<Parameter> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...references).map((of) => ({ of })) },
  { weight: 2, arbitrary: fc.constantFrom(...encoded).map((text) => ({ text })) },
  { weight: 1, arbitrary: oddText.map((text) => ({ text: encode(text) || '%20' })) },
);

/** A query with its question mark, or none. */
export function searchOf(query: z.ZodMiniType | undefined): fc.Arbitrary<string> {
  const fields = query ? fieldsOf(query) : [];
  const oddPair = fc
    .tuple(fc.constantFrom('x', 'reset', 'key', 'limit', 'next'), oddText)
    .map(pair);
  const known = fields.map(({ name, edges }) =>
    fc
      .oneof({ weight: 2, arbitrary: edges.map(String) }, { weight: 1, arbitrary: oddText })
      .map((value) => pair([name, value])),
  );
  const some = known.length > 0 ? fc.array(fc.oneof(...known), { maxLength: 3 }) : fc.constant([]);
  const wild = fc.constantFrom(
    '?',
    '??',
    '?&&&',
    '?=',
    '?a',
    '?limit=1&limit=2',
    '?limit[]=1',
    '?limit[__proto__]=1',
    '?__proto__[isAdmin]=1',
    '?__proto__=1&constructor=2',
    '?%',
    '?a=%zz',
    '?a=%00',
    `?${'a=1&'.repeat(1_000)}`,
    `?a=${'b'.repeat(6_000)}`,
    '?_method=DELETE',
    '?return=//evil.example.com',
  );
  return fc.oneof(
    { weight: known.length > 0 ? 1 : 8, arbitrary: fc.constant('') },
    { weight: known.length > 0 ? 6 : 0, arbitrary: some.map(join) },
    { weight: 2, arbitrary: fc.tuple(some, oddPair).map(([list, odd]) => join([...list, odd])) },
    { weight: 1, arbitrary: wild },
  );
}

function pair([name, value]: [string, string]): string {
  return `${name}=${encode(value)}`;
}

function join(pairs: readonly string[]): string {
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Lone surrogates have no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

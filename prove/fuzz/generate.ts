import fc from 'fast-check';

import { pages } from '../../contract/pages.ts';
import type { BusinessRow } from '../../server/db/businesses.ts';
import {
  everyEndpoint,
  goodCall,
  type NamedEndpoint,
} from '../../server/testing/every-endpoint.ts';
import { bodyOf } from './bodies.ts';
import { browserHeaders, garbageCookie, mergeHeaders, oddHeaders } from './headers.ts';
import { type Parameter, type Plan, type Role, roles } from './plan.ts';
import { rawRequest } from './raw-requests.ts';
import { parameter, searchOf } from './urls.ts';

/** So many are generated at a time; a request's number leads to its portion. */
const portion = 500;

type Draft = Omit<Plan, 'number'>;

/** Requests by number: the same ones for the same seed. */
export function planner(seed: number): (from: number, to: number) => Plan[] {
  const portions = new Map<number, Plan[]>();
  const portionOf = (index: number) => {
    if (!portions.has(index)) portions.clear();
    const plans = portions.get(index) ?? generate(seed + index, index * portion);
    portions.set(index, plans);
    return plans;
  };
  return (from, to) =>
    Array.from({ length: to - from }, (_, offset) => {
      const number = from + offset;
      const plan = portionOf(Math.floor(number / portion))[number % portion];
      if (!plan) throw new Error(`There is no request ${number}.`);
      return plan;
    });
}

function generate(seed: number, first: number): Plan[] {
  return fc.sample(anyRequest, { seed, numRuns: portion }).map((draft, index) => {
    const number = first + index;
    const headers = mergeHeaders(draft.role, browserHeaders(number), draft.headers);
    return { ...draft, number, headers };
  });
}

/** Examples need a business; only their bodies are used. */
const nowhere = { id: 1, userId: 1, slug: 'nowhere' } as BusinessRow;

/** For requests that are not about a call of the contract. */
const otherPaths = [
  '/api',
  '/api/',
  '/api/users',
  '/api/admin',
  '/api/user/',
  '/API/user',
  '/api//user',
  '/api/%75ser',
  '/api/admin/../user',
  '/.env',
  '/.git/config',
  '/data/keys.json',
  '/assets/',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/logos/x.webp',
  `/logos/${'0'.repeat(64)}.webp`,
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/dev/inbox',
  '/dev/inbox.json',
  '/dev/inbox/1',
  '/thumbs-up-down/',
  '//evil.example.com/',
  '/\\evil.example.com',
  '/thumbs-up-down//evil.example.com',
  '/%2f%2fevil.example.com',
  '/<fz-path>',
  '/"fz-attr="x',
  '*',
  'http://evil.example.com/api/user',
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const toEndpoint = fc.oneof(...everyEndpoint.map(callOf));

function callOf(endpoint: NamedEndpoint) {
  const [, line] = endpoint;
  const example = goodCall(line, nowhere).payload as object | undefined; // examples are objects
  return fc
    .record({
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constant<string>(line.method) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      parameters: parametersOf(line.path),
      search: searchOf(line.query),
      body: bodyOf(line, example),
      role: weightedRole(line.access === 'admin'),
    })
    .map(({ body, ...rest }) => ({
      ...rest,
      endpoint: answering(rest.method, line.path) ?? endpoint,
      path: line.path,
      body: body.bytes,
      type: body.type,
    }));
}

/** The endpoint that a method leads to on this path; HEAD reads what GET reads. */
function answering(method: string, path: string): NamedEndpoint | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  return everyEndpoint.find(([, line]) => line.method === wanted && line.path === path);
}

const toPage = fc
  .record({
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant('GET') },
      { weight: 1, arbitrary: fc.constantFrom(...methods) },
    ),
    path: fc.oneof(
      fc.constantFrom<string>(...Object.values(pages)),
      fc.constantFrom(...otherPaths),
    ),
    search: searchOf(undefined),
    role: weightedRole(false),
  })
  .chain((page) =>
    parametersOf(page.path).map((parameters) => ({
      ...page,
      parameters,
      endpoint: undefined,
      body: undefined,
      type: undefined,
    })),
  );

const cooked: fc.Arbitrary<Draft> = fc
  .record({
    call: fc.oneof({ weight: 5, arbitrary: toEndpoint }, { weight: 1, arbitrary: toPage }),
    odd: oddHeaders,
    garbage: garbageCookie,
  })
  .map(({ call: { type, ...call }, odd, garbage }) => ({
    ...call,
    headers: [
      ...(type === undefined ? [] : [['content-type', type] satisfies [string, string]]),
      ...(call.role === 'garbage' ? [['cookie', garbage] satisfies [string, string]] : []),
      ...odd,
    ],
    raw: undefined,
  }));

const anyRequest: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 30, arbitrary: cooked },
  {
    weight: 1,
    arbitrary: rawRequest.map((raw) => ({
      role: 'signed out' as const,
      endpoint: undefined,
      method: 'RAW',
      path: '',
      parameters: {},
      search: '',
      headers: [],
      body: undefined,
      raw,
    })),
  },
);

/** Those who may call are interesting for what they send, the others for being turned away. */
function weightedRole(forAdmins: boolean): fc.Arbitrary<Role> {
  const weight = (role: Role) =>
    role === 'owner' || role === 'stranger' || (forAdmins && role === 'admin') ? 3 : 1;
  return fc.oneof(...roles.map((role) => ({ weight: weight(role), arbitrary: fc.constant(role) })));
}

function parametersOf(path: string): fc.Arbitrary<Record<string, Parameter>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc.record(Object.fromEntries(names.map((name) => [name, parameter])));
}

import { parse as parseQuery } from 'node:querystring';
import type * as z from 'zod/mini';

import type { Endpoint } from '../../contract/endpoint.ts';
import { bodyLimitOf } from '../../server/http/endpoints.ts';
import type { Plan } from './plan.ts';
import type { Sent } from './send.ts';
import { kindOf, type World } from './world.ts';

/** The statuses with which a request has to be refused; empty if it may succeed. */
export function refusals(world: World, plan: Plan, sent: Sent): number[] {
  const { endpoint, raw } = plan;
  if (raw) return [];
  // Writes to addresses that do not exist are refused even before the host is looked at.
  if (hasBadHost(sent)) return isCall(plan) ? [400] : [400, 404];
  if (!endpoint || !isCall(plan)) return [];
  const [, line] = endpoint;
  return [
    ...originFaults(plan, sent),
    ...accessFaults(plan, line),
    ...parameterFaults(plan, line, sent),
    ...queryFaults(plan, line),
    ...bodyFaults(line, sent),
    ...keyFaults(sent),
    ...ownershipFaults(world, plan, line),
  ];
}

/** What may come instead of a right refusal: something that is noticed first, or another reading of HTTP. */
export function alternatives({ target, body, headers }: Sent): number[] {
  const type = new Map(headers).get('content-type') ?? '';
  return [
    429,
    431,
    // Schemas do not know which cursors are real.
    ...(/[?&](?:after|before)=/.test(target) ? [400] : []),
    ...(doubtfulType.test(type) ? [415] : []),
    ...((body?.length ?? 0) > 8_192 ? [413] : []),
  ];
}

/** Whether a request may change nothing, because it has to be refused or only reads. */
export function isHarmless({ method, raw }: Plan, faults: readonly number[]): boolean {
  return raw !== undefined || faults.length > 0 || ['GET', 'HEAD', 'OPTIONS'].includes(method);
}

/** Whether the method is the call's own; HEAD reads what GET reads. */
function isCall({ endpoint, method }: Plan): boolean {
  return endpoint?.[1].method === (method === 'HEAD' ? 'GET' : method);
}

/**
 * Hosts that are no name are refused before anything else is looked at, also one that the proxy reports. A
 * target with a host of its own replaces the header (RFC 9112, 3.2.2).
 */
function hasBadHost({ target, headers }: Sent): boolean {
  const all = Object.fromEntries(headers);
  const host = /^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? all['host'] ?? '';
  return [host, all['x-forwarded-host'] ?? host].some((one) => !/^[\w.-]+(?::\d+)?$/.test(one));
}

const jsonType = /^application\/json(?:;|$)/i;
/** Types of which one cannot say whether they mean JSON: both answers are fine. */
const doubtfulType = /^application\/json[;,]./i;

const publicUrl = 'https://reviews.example.com';

function originFaults({ method }: Plan, { headers }: Sent): number[] {
  if (method === 'GET' || method === 'HEAD') return [];
  const all = Object.fromEntries(headers);
  const { origin, 'sec-fetch-site': site } = all;
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? [] : [403];
  const called = `${all['x-forwarded-proto']}://${all.host}`;
  return origin === undefined || origin === publicUrl || origin === called ? [] : [403];
}

const isNobody = ({ role }: Plan) => ['signed out', 'garbage', 'deactivated'].includes(role);

function accessFaults(plan: Plan, { access }: Endpoint): number[] {
  if (access === 'public' || access === 'anyone') return [];
  if (isNobody(plan)) return [401];
  // Admins have to lose their rights first.
  if (plan.role === 'admin' && plan.endpoint?.[0] === 'deleteAccount') return [403];
  return access === 'admin' && plan.role !== 'admin' ? [403] : [];
}

function parameterFaults(
  { parameters }: Plan,
  { params, path }: Endpoint,
  { target }: Sent,
): number[] {
  if (!params) return [];
  const names = Object.keys(parameters);
  const pattern = path.replace(/\{\w+\}/g, '([^/]*)');
  const [, ...values] = new RegExp(`^${pattern}$`).exec(target.split('?')[0] ?? '') ?? [];
  try {
    const entries = names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]);
    return fits(params, Object.fromEntries(entries)) ? [] : [404];
  } catch {
    return [400, 404];
  }
}

function queryFaults({ search }: Plan, { query }: Endpoint): number[] {
  if (!query) return [];
  return fits(query, { ...parseQuery(search.slice(1)) }) ? [] : [400];
}

function bodyFaults(endpoint: Endpoint, sent: Sent): number[] {
  const { method, body: schema } = endpoint;
  const { body, headers } = sent;
  if (method === 'GET') return [];
  const type = new Map(headers).get('content-type') ?? '';
  if (body === undefined || body.length === 0)
    return schema && !fits(schema, undefined) ? [400, 415] : [];
  if (body.length > bodyLimitOf(endpoint)) return [413];
  if (doubtfulType.test(type)) return [];
  if (!jsonType.test(type)) return [415];
  return isRightJson(body.toString(), schema) ? [] : [400];
}

/** JSON, after a byte order mark or not, without the keys that reach prototypes, and as the schema wants it. */
function isRightJson(text: string, schema: z.ZodMiniType | undefined): boolean {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return !reachesPrototypes(value) && (!schema || fits(schema, value));
  } catch {
    return false;
  }
}

/** Without recursion, which some of these are too deep for. */
function reachesPrototypes(root: unknown): boolean {
  const rest = [root];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__' || (key === 'constructor' && hasPrototype(inner))) return true;
      rest.push(inner);
    }
  }
  return false;
}

function keyFaults({ headers }: Sent): number[] {
  const key = new Map(headers).get('idempotency-key');
  return key === undefined || /^[\w-]{8,100}$/.test(key) ? [] : [400];
}

function hasPrototype(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}

/** What admins don't do for owners. */
const ofOwners = new Set([
  'deleteBusiness',
  'restoreBusiness',
  'dismissTransfer',
  'checkShortAddress',
  'setShortAddress',
]);

/** Other people's businesses and accounts, and those that do not exist. */
function ownershipFaults({ people }: World, plan: Plan, { access, path }: Endpoint): number[] {
  const { role, parameters } = plan;
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    const kind = kindOf(path, name);
    if ('text' in parameter || kind === 'other') return [];
    const isOwn = parameter.of === 'own' && role in people;
    if (kind === 'user' && access === 'user') return isOwn ? [] : [403];
    if (parameter.of === 'unknown') return [404];
    const isOpenToAdmins = !ofOwners.has(plan.endpoint?.[0] ?? '');
    return access === 'user' && !(role === 'admin' && isOpenToAdmins) && !isOwn ? [403] : [];
  });
}

function fits(schema: z.ZodMiniType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

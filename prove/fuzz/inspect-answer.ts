import { errorReply, errorStatus } from '../../contract/errors.ts';
import { secret as appSecret } from '../stage/app-process.ts';
import type { Plan } from './plan.ts';
import type { Answer } from './send.ts';
import { markup } from './values.ts';
import type { World } from './world.ts';

/** What can be wrong with an answer. Each has its own row in the report. */
export const faults = [
  'a status of 500 or more',
  'not answered in time',
  'not refused, or with another status',
  'state changed by a refused or reading request',
  'input unescaped in a page',
  'a reply that the contract does not allow',
  'a secret of somebody else',
  'a security header missing or weak',
  'a redirect to somewhere else',
] as const;

export type Fault = (typeof faults)[number];

/** Everything that one can tell from an answer alone. */
export function faultsOf(world: World, plan: Plan, answer: Answer): Fault[] {
  const found: [Fault, boolean][] = [
    ['input unescaped in a page', isInjected(answer)],
    ['a reply that the contract does not allow', !keepsContract(plan, answer)],
    ['a secret of somebody else', tellsSecret(world, plan, answer)],
    ['a security header missing or weak', !hasHeaders(plan, answer) || setsWeakCookie(answer)],
    ['a redirect to somewhere else', leadsAway(answer)],
  ];
  return found.filter(([, isSo]) => isSo).map(([fault]) => fault);
}

function text(value: string | string[] | undefined): string {
  return [value ?? []].flat().join(', ');
}

/** Scripts' data blocks hold JSON, where a quote has a backslash in front of it. */
const attribute = new RegExp(`(?<!\\\\)${markup.attribute}`);

function isInjected({ headers, body }: Answer): boolean {
  if (!text(headers['content-type']).startsWith('text/html')) return false;
  return body.includes(markup.tag) || attribute.test(body);
}

function keepsContract(
  { endpoint, method, raw }: Plan,
  { status, headers, body }: Answer,
): boolean {
  if (!endpoint || raw || method === 'HEAD') return true;
  const type = text(headers['content-type']);
  const { produces } = endpoint[1];
  if (status === 200 && produces) return type.startsWith(produces);
  if (!type.startsWith('application/json')) return false;
  const value = parse(body);
  if (status === 200) return endpoint[1].reply.safeParse(value).success;
  const error = errorReply.safeParse(value);
  return (
    error.success &&
    new Map<string, number>(Object.entries(errorStatus)).get(error.data.code) === status
  );
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const neverSent = ['$argon2', appSecret, 'for-the-proofs-only'];

function tellsSecret({ people }: World, { role }: Plan, { headers, body }: Answer): boolean {
  const everyone = Object.entries(people);
  const tokens = everyone.map(([, { cookie }]) => cookie.split('=')[1] ?? '');
  const hidden = everyone.flatMap(([name, { secrets, forAdmins }]) =>
    role === 'admin'
      ? []
      : [...forAdmins, ...(name === role && name !== 'deactivated' ? [] : secrets)],
  );
  const all = body + JSON.stringify(headers);
  return [...neverSent, ...tokens, ...hidden].some((one) => all.includes(one));
}

/** The one call whose reply is the same for everybody. */
const publicList = 'listSentiments';

const required: Record<string, RegExp> = {
  'content-security-policy':
    /^(?!.*unsafe-)default-src 'none';(?=.*base-uri 'none')(?=.*frame-ancestors 'none')/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(?:no-referrer|strict-origin-when-cross-origin)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  'permissions-policy': /camera=\(\)/,
  'strict-transport-security': /^max-age=\d{8}/,
  'x-request-id': /^[\w-]{8,64}$/,
};

/**
 * The review page has no isolation from its opener
 * (`docs/decisions/0044-the-first-view-before-the-steps.md`).
 */
const ofReviewPage = { ...required, 'cross-origin-opener-policy': /^(?:same-origin|unsafe-none)$/ };

function hasHeaders({ endpoint, path, raw }: Plan, { status, headers }: Answer): boolean {
  // A connection that closed mid-request got no reply.
  if (status === 0) return true;
  const caching = text(headers['cache-control']);
  if (endpoint && !raw && !caching.includes('no-store') && endpoint[0] !== publicList) return false;
  const isReviewPage = !endpoint && (raw ?? path).toString().includes('/thumbs-up-down/');
  return Object.entries(isReviewPage ? ofReviewPage : required).every(([name, pattern]) =>
    pattern.test(text(headers[name])),
  );
}

function setsWeakCookie({ headers }: Answer): boolean {
  return [headers['set-cookie'] ?? []]
    .flat()
    .some(
      (cookie) =>
        !cookie.startsWith('__Host-') ||
        !/(?=.*; Secure)(?=.*; HttpOnly)(?=.*; SameSite=(?:Lax|Strict))/.test(cookie),
    );
}

function leadsAway({ headers }: Answer): boolean {
  const { location } = headers;
  return location !== undefined && !/^\/(?![/\\])/.test(text(location));
}

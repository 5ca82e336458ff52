import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Call } from '../../prove/load/call.ts';
import {
  clickCall,
  draftCall,
  editCall,
  newFeedbackCall,
  pageCall,
} from '../../prove/load/calls.ts';
import type { StagedBusiness } from '../../prove/stage/people.ts';
import { photograph } from '../../server/testing/pictures.ts';

/** Makes the n-th request of a call, from 0. */
export interface MeasuredCall {
  name: string;
  times: number;
  make: (n: number) => Call;
}

interface Cast {
  /** With one business each, of which nothing has been requested yet; as many as the largest `times`. */
  fresh: readonly StagedBusiness[];
  /** Its page, its counts and 200 drafts exist. */
  known: StagedBusiness;
  knownTag: string;
  /** The cookie of an owner with 20 businesses. */
  ownerOfMany: string;
  admin: string;
  password: string;
}

const often = 300;
const someTimes = 100;
const seldom = 20;

/** What visitors do first, then owners and admins. `fresh` businesses get one call of each kind. */
export async function measuredCalls(cast: Cast): Promise<MeasuredCall[]> {
  return [...visitorCalls(cast), ...(await ownerCalls(cast)), ...adminCalls(cast)];
}

function visitorCalls({ fresh, known, knownTag }: Cast): MeasuredCall[] {
  const first = (n: number) => fresh[n % fresh.length] as StagedBusiness; // never empty
  const event = (name: string, id: number): Call => ({
    method: 'POST',
    path: `/api/analytics/${name}/${id}`,
  });
  const notModified = { ...pageCall(known.slug).headers, 'if-none-match': knownTag };
  return [
    { name: 'review page, first view', times: often, make: (n) => pageCall(first(n).slug) },
    { name: 'review page, again', times: often, make: () => pageCall(known.slug) },
    {
      name: 'review page, 304',
      times: often,
      make: () => ({ ...pageCall(known.slug), headers: notModified }),
    },
    { name: 'a script', times: often, make: () => get(`/assets/${someScript()}`) },
    { name: 'event, first of the day', times: often, make: (n) => event('view', first(n).id) },
    { name: 'event, later', times: often, make: () => event('view', known.id) },
    { name: 'draft, first of a business', times: often, make: (n) => draftCall(first(n).id) },
    { name: 'draft, 200 earlier ones', times: often, make: () => draftCall(known.id) },
    {
      name: 'click, first of the day',
      times: often,
      make: (n) => withKey(clickCall(first(n).id)),
    },
    { name: 'click, later', times: often, make: () => withKey(clickCall(known.id)) },
    {
      name: 'feedback, with its email',
      times: someTimes,
      make: (n) => newFeedbackCall(first(n).id),
    },
    {
      name: 'check of a typed sentiment',
      times: often,
      make: () => post('/api/sentiments/check', { sentiment: 'They have a fish tank' }),
    },
  ];
}

async function ownerCalls({ fresh, known, ownerOfMany, password }: Cast): Promise<MeasuredCall[]> {
  const { cookie } = known;
  const owner = (n: number) => fresh[n % fresh.length] as StagedBusiness; // never empty
  const logos = await Promise.all(Array.from({ length: seldom }, (_, n) => logo(n)));
  const design = { kind: 'poster', paper: 'letter', color: null, sentence: null };
  const poster = `/api/businesses/${known.id}/poster`;
  return [
    {
      name: 'sign-in',
      times: seldom,
      make: (n) => post('/api/login', { email: owner(n).ownerEmail, password }),
    },
    { name: 'signed-in user', times: often, make: () => get('/api/user', cookie) },
    { name: 'dashboard, 1 business', times: often, make: () => get('/api/businesses', cookie) },
    {
      name: 'dashboard, 20 businesses',
      times: someTimes,
      make: () => get('/api/businesses', ownerOfMany),
    },
    {
      name: 'stats of 30 days',
      times: someTimes,
      make: () => get(`/api/analytics/${known.id}/recent`, cookie),
    },
    { name: 'edit', times: someTimes, make: (n) => editCall(known.id, cookie, n) },
    {
      name: 'logo upload (2,400 × 1,600)',
      times: seldom,
      make: (n) => ({
        method: 'PATCH',
        path: `/api/businesses/${owner(n).id}`,
        headers: { cookie: owner(n).cookie },
        body: { logoUrl: logos[n % logos.length] },
      }),
    },
    {
      name: 'poster preview',
      times: seldom,
      make: () => ({ ...post(`${poster}/preview`, design), headers: { cookie } }),
    },
    { name: 'poster as PDF', times: seldom, make: () => get(`${poster}.pdf`, cookie) },
  ];
}

function adminCalls({ admin }: Cast): MeasuredCall[] {
  return [
    {
      name: 'admin list, 25 businesses',
      times: someTimes,
      make: () => get('/api/admin/businesses?limit=25', admin),
    },
    { name: 'admin overview', times: someTimes, make: () => get('/api/admin/overview', admin) },
  ];
}

/** A photograph that differs by `n`, as a data URL. */
async function logo(n: number): Promise<string> {
  const bytes = await photograph(2_400, 1_600 - n)
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

function get(path: string, cookie?: string): Call {
  return { method: 'GET', path, ...(cookie !== undefined && { headers: { cookie } }) };
}

function post(path: string, body: object): Call {
  return { method: 'POST', path, body };
}

function withKey(call: Call): Call {
  return { ...call, headers: { ...call.headers, 'idempotency-key': randomUUID() } };
}

function someScript(): string {
  const folder = join(import.meta.dirname, '../../dist/client/assets');
  const script = readdirSync(folder).find((name) => /^visitor-.*\.js$/.test(name));
  if (script === undefined) throw new Error('Build the pages first: npm start or npm test does.');
  return script;
}

import { createServer, type Server } from 'node:http';
import { focusManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../contract/accounts.ts';
import { apiPath } from '../paths.ts';
import { ApiError } from './errors.ts';
import { createQueryClient } from './query-client.ts';
import {
  followOtherTabs,
  forgetUser,
  hasSignedOutElsewhere,
  onOtherUser,
  rememberUser,
  sessionKey,
  sessionQuery,
} from './session.ts';

const ann: CurrentUser = {
  id: 1,
  name: 'Ann',
  email: 'ann@example.com',
  isAdmin: false,
  isActive: true,
  emailVerified: true,
};
const bob = { ...ann, id: 2, name: 'Bob' };

const minute = 60_000;
const sentiments = [apiPath('listSentiments')];
const businesses = [apiPath('listBusinesses')];

let queries: QueryClient;
let server: Server;
let reply: { status: number; body: string };
let calls: string[];
let ends: (() => void)[];

beforeEach(async () => {
  queries = createQueryClient();
  queries.mount();
  calls = [];
  ends = [];
  server = createServer(({ url = '' }, response) => {
    calls.push(url);
    response.writeHead(reply.status).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin() + path, init));
});

afterEach(async () => {
  for (const end of ends) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
  queries.unmount();
  queries.clear();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('S-54 returns the signed-in user, and nobody after any failure on load', async () => {
  reply = { status: 200, body: JSON.stringify(ann) };
  expect(await queries.query(sessionQuery)).toEqual(ann);
  for (const status of [401, 403, 500]) {
    queries.clear();
    reply = { status, body: 'no' };
    expect(await queries.query(sessionQuery), String(status)).toBeNull();
  }
  queries.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await queries.query(sessionQuery)).toBeNull();
});

it('asks again on load after a temporary failure', async () => {
  reply = { status: 503, body: 'no' };
  const session = queries.query(sessionQuery);
  await expect.poll(() => calls).toHaveLength(1);
  reply = { status: 200, body: JSON.stringify(ann) };
  expect(await session).toEqual(ann);
});

it('later keeps the user after a temporary failure, but not after a refusal', async () => {
  queries.setQueryData(sessionKey, ann);
  reply = { status: 503, body: 'no' };
  const query = { ...sessionQuery, staleTime: 0, retry: false };
  await expect(queries.query(query)).rejects.toBeInstanceOf(ApiError);
  expect(queries.getQueryData(sessionKey)).toEqual(ann);
  reply = { status: 401, body: 'no' };
  expect(await queries.query(query)).toBeNull();
});

it('S-55 knows the user after a sign-in without a call', async () => {
  rememberUser(queries, ann);
  expect(await queries.query(sessionQuery)).toEqual(ann);
  expect(calls).toEqual([]);
});

it('S-56 nobody is signed in right after a sign-out, and the user is refetched', async () => {
  rememberUser(queries, ann);
  observe(sessionQuery);
  reply = { status: 401, body: 'no' };
  forgetUser(queries);
  expect(queries.getQueryData(sessionKey)).toBeNull();
  await vi.waitFor(() => expect(calls).toEqual(['/api/user']), { timeout: 30_000 });
});

it.each([
  ['a sign-out', () => forgetUser(queries)],
  ['a sign-in of another user', () => rememberUser(queries, bob)],
])('C-74 %s clears the last user’s data', (_, change) => {
  rememberUser(queries, ann);
  queries.setQueryData(businesses, [{ id: 7 }]);
  queries.setQueryData(sentiments, { sentiments: ['Kind'] });
  change();
  expect(queries.getQueryData(businesses)).toBeUndefined();
  expect(queries.getQueryData(sentiments), 'S-67').toEqual({ sentiments: ['Kind'] });
});

it('C-74 drops a pending response to the last user', async () => {
  rememberUser(queries, ann);
  reply = { status: 200, body: '[{"id":7}]' };
  const late = queries.query({ queryKey: businesses }).catch(() => 'dropped');
  forgetUser(queries);
  expect(await late).toBe('dropped');
  expect(queries.getQueryData(businesses)).toBeUndefined();
});

it('keeps the data if the same user signs in again', () => {
  rememberUser(queries, ann);
  queries.setQueryData(businesses, [{ id: 7 }]);
  rememberUser(queries, { ...ann, name: 'Ann B.' });
  expect(queries.getQueryData(businesses)).toEqual([{ id: 7 }]);
});

it.each([
  ['a sign-out here', () => forgetUser(queries), [1, null]],
  ['a sign-out in another tab', () => learnNobody('out 1'), [1, null]],
  ['a session that ended', () => learnNobody('in 1'), [1]],
  ['a session that ended, where nothing is stored', () => learnNobody(null), [1]],
  ['another user', () => rememberUser(queries, bob), [1, 2]],
  ['the same person', () => rememberUser(queries, { ...ann, name: 'Ann B.' }), [1]],
])('after %s, keeps only the right user’s drafts', (_, learn, told) => {
  const stays: (number | null)[] = [];
  onOtherUser((staying) => stays.push(staying));
  rememberUser(queries, ann);
  learn();
  expect(stays).toEqual(told);
});

/**
 * Ends the session as the server reports it; `lastChange` is the last sign-in or sign-out in this
 * browser.
 */
function learnNobody(lastChange: string | null): void {
  vi.stubGlobal('localStorage', { getItem: () => lastChange });
  queries.setQueryData(sessionKey, null);
}

it('C-74 distinguishes a sign-out in another tab from one in this tab', () => {
  const stored = new Map([['fourgood-session', 'out 1']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const heard = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', heard.set.bind(heard));
  followOtherTabs(queries);
  expect(hasSignedOutElsewhere(), 'before this page').toBe(false);
  forgetUser(queries);
  expect(hasSignedOutElsewhere(), 'here').toBe(false);
  stored.set('fourgood-session', 'in 2');
  expect(hasSignedOutElsewhere(), 'a sign-in elsewhere').toBe(false);
  stored.set('fourgood-session', 'out 3');
  expect(hasSignedOutElsewhere(), 'elsewhere').toBe(true);
  heard.get('pageshow')?.({ persisted: true });
  expect(hasSignedOutElsewhere(), 'while this page was away').toBe(false);
});

it.each([
  ['refetches the user', 'a user', ann, 'in 1', 1],
  ['refetches the user', 'a user whom another page signed out', ann, 'out 2', 1],
  ['refetches the user', 'a visitor, after a sign-in on another page', null, 'in 2', 1],
  ['does nothing', 'a visitor', null, null, 0],
  ['does nothing', 'a visitor who has signed out', null, 'out 1', 0],
])('a page restored by Back %s for %s', async (_does, _who, user, signal, expected) => {
  const heard = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', heard.set.bind(heard));
  vi.stubGlobal('localStorage', { getItem: () => signal });
  followOtherTabs(queries);
  queries.setQueryData(sessionKey, user);
  observe(sessionQuery);
  reply = { status: 200, body: JSON.stringify(ann) };
  heard.get('pageshow')?.({ persisted: true });
  await vi.waitUntil(() => queries.isFetching() === 0, { timeout: 30_000 });
  expect(calls).toHaveLength(expected);
});

it.each([
  ['sign_in_required', null],
  ['wrong_credentials', ann],
])('a 401 of any query with code %s leaves %j signed in', async (code, left) => {
  rememberUser(queries, ann);
  reply = { status: 401, body: JSON.stringify({ error: 'no', message: 'no', code }) };
  await expect(queries.query({ queryKey: businesses })).rejects.toMatchObject({
    status: 401,
    code,
  });
  expect(queries.getQueryData(sessionKey)).toEqual(left);
});

it('a 401 of a mutation ends the session too', async () => {
  rememberUser(queries, ann);
  const refused = () => Promise.reject(new ApiError(401, 'no', { code: 'sign_in_required' }));
  const mutation = queries.getMutationCache().build(queries, { mutationFn: refused });
  await expect(mutation.execute(undefined)).rejects.toThrow('no');
  expect(queries.getQueryData(sessionKey)).toBeNull();
});

it('S-66 refetches the user on focus after five minutes, not before', async () => {
  reply = { status: 200, body: JSON.stringify(ann) };
  rememberUser(queries, ann);
  expect(await callsAfterFocus(sessionQuery, 2 * minute)).toBe(0);
  expect(await callsAfterFocus(sessionQuery, 4.9 * minute)).toBe(0);
  expect(await callsAfterFocus(sessionQuery, 5 * minute)).toBe(1);
});

it('S-61, S-62 refetches other data on mount and focus after 60 s, not before', async () => {
  reply = { status: 200, body: '[]' };
  queries.setQueryData(businesses, []);
  const query = { queryKey: businesses };
  expect(await callsAfterReturn(query, 0.9 * minute)).toBe(0);
  expect(await callsAfterFocus(query, 0.9 * minute)).toBe(0);
  expect(await callsAfterReturn(query, 1 * minute)).toBe(1);
  expect(await callsAfterFocus(query, 1 * minute)).toBe(1);
});

type Query = ConstructorParameters<typeof QueryObserver>[1];

/** Counts the calls of a screen with a query when it gets the focus after `age` milliseconds. */
function callsAfterFocus(query: Query, age: number): Promise<number> {
  return callsAfter(query, age, () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
}

/** Counts the calls of a screen that is left and shown again after `age` milliseconds. */
function callsAfterReturn(query: Query, age: number): Promise<number> {
  return callsAfter(query, age, () => {
    for (const end of ends.splice(0)) end();
    observe(query);
  });
}

/** Pretends that the data has just arrived, and then lets `age` milliseconds pass. */
async function callsAfter(query: Query, age: number, act: () => void): Promise<number> {
  calls.length = 0;
  const [data, now] = [queries.getQueryData(query.queryKey), Date.now()];
  queries.setQueryData(query.queryKey, data, { updatedAt: now });
  observe(query);
  vi.useFakeTimers({ now: now + age, toFake: ['Date'] });
  act();
  // Focus listeners refetch in the same turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 0));
  vi.useRealTimers();
  await vi.waitUntil(() => queries.isFetching() === 0, { timeout: 30_000 });
  return calls.length;
}

function observe(query: Query): void {
  ends.push(new QueryObserver(queries, query).subscribe(() => {}));
}

function origin(): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

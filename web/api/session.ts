import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../contract/accounts.ts';
import { readStored, store } from '../browser-storage.ts';
import { apiPath } from '../paths.ts';
import { call } from './app-call.ts';
import { isPassing } from './errors.ts';

/** The signed-in user; null when nobody is. */
export type KnownUser = CurrentUser | null;

/** Where the cache keeps who is signed in. */
export const sessionKey = [apiPath('readUser')] as const;

export const noUser: KnownUser = null;

/** How long the answer counts as fresh, in milliseconds. */
const staleTime = 5 * 60_000;

/** Asks who is signed in, at most once in five minutes. */
export const sessionQuery = { queryKey: sessionKey, queryFn: readSession, staleTime };

/**
 * On load any failure means that nobody is signed in. Later a failure that may pass changes
 * nothing, so that a moment without network does not take a form away from who fills it in.
 */
async function readSession({ client, signal }: { client: QueryClient; signal: AbortSignal }) {
  try {
    return await call('readUser', { signal });
  } catch (error) {
    if (isPassing(error) && client.getQueryData<KnownUser>(sessionKey)) throw error;
    return noUser;
  }
}

/** Records that nobody is signed in, as the page itself says; the server is asked after five minutes. */
export function knowNobody(queries: QueryClient): void {
  queries.setQueryData<KnownUser>(sessionKey, noUser);
}

/** After a sign-in the cached user is the one that the server answered with. */
export function rememberUser(queries: QueryClient, user: CurrentUser): void {
  queries.setQueryData<KnownUser>(sessionKey, user);
  tellOtherTabs('in');
}

type Forget = (staying: number | null) => void;

const forgetting = new Set<Forget>();

/**
 * Has what this tab keeps of earlier people forgotten, once it knows that somebody signed out, in
 * whichever tab, or who is signed in now. A session that just ends is no such thing: what was filled
 * in waits for the same person to sign in again.
 * @param forget told whose things may stay; null for nobody's
 */
export function onOtherUser(forget: Forget): void {
  forgetting.add(forget);
}

function forgetOthers(staying: number | null): void {
  for (const forget of forgetting) forget(staying);
}

/** After a sign-out nobody is signed in, and the server is asked once more. */
export function forgetUser(queries: QueryClient): void {
  forgetOthers(null);
  queries.setQueryData<KnownUser>(sessionKey, noUser);
  void queries.invalidateQueries({ queryKey: sessionKey });
  tellOtherTabs('out');
}

/** What anybody may read; the rest belongs to who was signed in when it was read. */
const publicHashes = new Set([hashKey(sessionKey), hashKey([apiPath('listSentiments')])]);

/** Clears what the last user saw whenever somebody else, or nobody, is signed in. */
export function keepUsersApart(queries: QueryClient): void {
  const sessionHash = hashKey(sessionKey);
  let last: number | null | undefined;
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== sessionHash || query.state.data === undefined)
      return;
    const id = queries.getQueryData<KnownUser>(sessionKey)?.id ?? null;
    if (id === last) return;
    if (typeof last === 'number') dropPrivateData(queries);
    last = id;
    if (id !== null || hasSignedOut()) forgetOthers(id);
  });
}

function dropPrivateData(queries: QueryClient): void {
  const isPrivate = {
    predicate: ({ queryHash }: { queryHash: string }) => !publicHashes.has(queryHash),
  };
  queries.removeQueries(isPrivate);
}

/** Holds what was done last in this browser, and when: other tabs are told of each other value. */
const signalKey = 'fourgood-session';

type SessionChange = 'in' | 'out';

/** The last signal that is no news of another tab: this page has given it, or came to find it. */
let knownSignal: string | null = null;

function tellOtherTabs(change: SessionChange): void {
  knownSignal = `${change} ${Date.now()}`;
  // Without storage the other tabs notice at their next call.
  store('localStorage', signalKey, knownSignal);
}

function lastSignal(): string | null {
  return readStored('localStorage', signalKey);
}

/** Whether the last thing done in this browser was to sign in; the session may have ended since. */
function hasSignedIn(): boolean {
  return lastSignal()?.startsWith('in' satisfies SessionChange) ?? false;
}

/** Whether nobody is signed in because somebody wanted it so, and not because a session has ended. */
export function hasSignedOut(): boolean {
  return lastSignal()?.startsWith('out' satisfies SessionChange) ?? false;
}

/** Whether that was done in another tab, while this page was open. */
export function hasSignedOutElsewhere(): boolean {
  return hasSignedOut() && lastSignal() !== knownSignal;
}

/**
 * Asks anew who is signed in when another tab signed in or out, and when Back revives this page, unless
 * nobody was signed in and nobody has signed in since.
 */
export function followOtherTabs(queries: QueryClient): void {
  const ask = () => void queries.invalidateQueries({ queryKey: sessionKey });
  knownSignal = lastSignal();
  addEventListener('storage', ({ key }) => key === signalKey && ask());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // It may be this very tab that signed out, on a later page of its history.
    knownSignal = lastSignal();
    if (queries.getQueryData<KnownUser>(sessionKey) !== noUser || hasSignedIn()) ask();
  });
}

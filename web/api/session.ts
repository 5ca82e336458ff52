import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../contract/accounts.ts';
import { MINUTE } from '../../contract/durations.ts';
import { apiPath } from '../paths.ts';
import { call } from './app-call.ts';
import { isTransient } from './errors.ts';
import { withRetries } from './retries.ts';
import { lastChange, signalKey, storeSignal } from './session-signal.ts';

/** The signed-in user; null if nobody is. */
export type KnownUser = CurrentUser | null;

/** The query key of the signed-in user. */
export const sessionKey = [apiPath('readUser')] as const;

export const noUser: KnownUser = null;

/** How long the response is fresh, in milliseconds. */
const staleTime = 5 * MINUTE;

/** Reads the signed-in user, at most once in five minutes. */
export const sessionQuery = { queryKey: sessionKey, queryFn: readSession, staleTime };

/**
 * On load any failure means that nobody is signed in, after retries if it may be temporary: a restart of
 * the database must not send people to sign in. Later a temporary failure changes nothing, so that a
 * short network outage does not close a form that someone is filling in.
 */
async function readSession({ client, signal }: { client: QueryClient; signal: AbortSignal }) {
  const isKnown = Boolean(client.getQueryData<KnownUser>(sessionKey));
  const read = () => call('readUser', { signal });
  try {
    return await (isKnown ? read() : withRetries(read, signal));
  } catch (error) {
    if (isTransient(error) && isKnown) throw error;
    return noUser;
  }
}

/**
 * Records that nobody is signed in, as the page itself says; the server is asked only after five
 * minutes.
 */
export function rememberSignedOut(queries: QueryClient): void {
  queries.setQueryData<KnownUser>(sessionKey, noUser);
}

/** Caches the user that the server returned after a sign-in. */
export function rememberUser(queries: QueryClient, user: CurrentUser): void {
  queries.setQueryData<KnownUser>(sessionKey, user);
  knownSignal = storeSignal('in');
}

type Forget = (staying: number | null) => void;

const forgetting = new Set<Forget>();

/**
 * Registers a function that clears a tab's data of other users. It is called after a sign-out in
 * any tab, and once it is known who is signed in. A session that merely expires does not count:
 * unsaved input waits for the same person to sign in again.
 * @param forget gets the id of the user whose data may stay; null for nobody
 */
export function onOtherUser(forget: Forget): void {
  forgetting.add(forget);
}

function forgetOthers(staying: number | null): void {
  for (const forget of forgetting) forget(staying);
}

/** Records a sign-out, and confirms it with the server. */
export function forgetUser(queries: QueryClient): void {
  forgetOthers(null);
  endSession(queries);
}

/**
 * The same without clearing what the user typed, for a session that a new password ended: the same
 * person signs in with it next.
 */
export function endSession(queries: QueryClient): void {
  queries.setQueryData<KnownUser>(sessionKey, noUser);
  void queries.invalidateQueries({ queryKey: sessionKey });
  knownSignal = storeSignal('out');
}

/** Public data; the rest belongs to the user who was signed in when it was read. */
const publicHashes = new Set([hashKey(sessionKey), hashKey([apiPath('listSentiments')])]);

/** Clears the last user's data whenever another user, or nobody, is signed in. */
export function separateUsers(queries: QueryClient): void {
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

/** The last signal that this page sent or found on load, so it isn't from another tab. */
let knownSignal: string | null = null;

/** Whether the last change was a sign-out, so that the session did not just expire. */
export function hasSignedOut(): boolean {
  return lastChange().change === 'out';
}

/** Whether that happened since this document was loaded, in any tab. */
export function hasJustSignedOut(): boolean {
  return hasSignedOut() && lastChange().at > performance.timeOrigin;
}

/** Whether that happened in another tab, while this page was open. */
export function hasSignedOutElsewhere(): boolean {
  return hasSignedOut() && lastChange().signal !== knownSignal;
}

/**
 * Refetches the user when another tab signs in or out, and when Back restores this page, unless
 * nobody was signed in and nobody has signed in since.
 */
export function followOtherTabs(queries: QueryClient): void {
  const refetch = () => void queries.invalidateQueries({ queryKey: sessionKey });
  knownSignal = lastChange().signal;
  addEventListener('storage', ({ key }) => key === signalKey && refetch());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // This tab itself may have signed out, on a later page in its history.
    knownSignal = lastChange().signal;
    const isKnownNobody = queries.getQueryData<KnownUser>(sessionKey) === noUser;
    if (!isKnownNobody || lastChange().change === 'in') refetch();
  });
}

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { sessionQuery } from '../../api/session.ts';

/** The signed-in user; null if nobody is signed in, undefined while that is unknown. */
export function useSession(): CurrentUser | null | undefined {
  const { data } = useQuery(sessionQuery);
  // The server's HTML was rendered without this response, and the first render has to match it.
  return useSyncExternalStore(subscribeToNothing, onClient, onServer) ? data : undefined;
}

const subscribeToNothing = () => () => {};
const onClient = () => true;
const onServer = () => false;

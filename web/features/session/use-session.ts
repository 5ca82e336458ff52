import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { sessionQuery } from '../../api/session.ts';

/** The signed-in user; null when nobody is signed in, undefined while that is not known. */
export function useSession(): CurrentUser | null | undefined {
  const { data } = useQuery(sessionQuery);
  // The server's HTML, which the first drawing takes over, was drawn without an answer.
  return useSyncExternalStore(subscribeToNothing, isTakenOver, isNot) ? data : undefined;
}

const subscribeToNothing = () => () => {};
const isTakenOver = () => true;
const isNot = () => false;

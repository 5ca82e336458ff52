import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { call } from '../../api/app-call.ts';
import { apiPath } from '../../paths.ts';

/** 1§9, in milliseconds. */
const staleTime = 5 * 60_000;

const sessionKey = [apiPath('readUser')] as const;

/** The signed-in user; null while that is not known, and when nobody is signed in. */
export function useSession(): CurrentUser | null {
  const { data } = useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime });
  return data ?? null;
}

/** Any failure means that nobody is signed in (S-54). */
async function readSession({ signal }: { signal: AbortSignal }): Promise<CurrentUser | null> {
  try {
    return await call('readUser', { signal });
  } catch {
    return null;
  }
}

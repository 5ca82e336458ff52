import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { PendingEmail } from '../../../contract/account-settings.ts';
import { call } from '../../api/app-call.ts';
import { apiPath } from '../../paths.ts';

/** The key of the query. */
export const pendingEmailKey = [apiPath('readEmailChange')];

interface EmailChange {
  pendingEmail: PendingEmail | null;
}

/**
 * The address that waits to be confirmed, or no longer can be, requested again on every visit; null until it
 * is known.
 */
export function usePendingEmail(): PendingEmail | null {
  const { data } = useQuery<EmailChange>({
    queryKey: pendingEmailKey,
    queryFn: ({ signal }) => call('readEmailChange', { signal }),
    staleTime: 0,
  });
  return data?.pendingEmail ?? null;
}

/** Whether its link has stopped working, and nothing has changed. */
export function isOver({ isExpired, isOutdated }: PendingEmail): boolean {
  return isExpired || isOutdated;
}

/** Shows what a change replied. */
export function rememberPendingEmail(queries: QueryClient, reply: EmailChange): void {
  void queries.cancelQueries({ queryKey: pendingEmailKey });
  queries.setQueryData<EmailChange>(pendingEmailKey, reply);
}

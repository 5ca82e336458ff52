import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { PendingEmail } from '../../../contract/account-settings.ts';
import { call } from '../../api/app-call.ts';
import { apiPath } from '../../paths.ts';

const key = [apiPath('readEmailChange')];

interface EmailChange {
  pendingEmail: PendingEmail | null;
}

/** The address that waits to be confirmed, or expired, requested again on every visit; null until it is known. */
export function usePendingEmail(): PendingEmail | null {
  const { data } = useQuery<EmailChange>({
    queryKey: key,
    queryFn: ({ signal }) => call('readEmailChange', { signal }),
    staleTime: 0,
  });
  return data?.pendingEmail ?? null;
}

/** Shows what a change replied. */
export function rememberPendingEmail(queries: QueryClient, reply: EmailChange): void {
  void queries.cancelQueries({ queryKey: key });
  queries.setQueryData<EmailChange>(key, reply);
}

import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SecondFactor, SecondFactorReply } from '../../../contract/second-factor.ts';
import { call } from '../../api/app-call.ts';
import { sessionKey } from '../../api/session.ts';
import { apiPath } from '../../paths.ts';
import { guardCodes, stopGuardingCodes } from './unsaved-codes.ts';
import { sessionsKey } from '../dashboard/sessions/use-sessions.ts';
import { pendingEmailKey } from '../own-account/pending-email.ts';

const key = [apiPath('readSecondFactor')];
/** Kept until the person has saved them, also while another page is shown; a sign-out drops them. */
const codesKey = ['new recovery codes'];

/** The account's second factors, requested again on every visit. */
export function useSecondFactor() {
  const { data, error, isFetching, refetch } = useQuery<SecondFactor>({
    queryKey: key,
    queryFn: ({ signal }) => call('readSecondFactor', { signal }),
    staleTime: 0,
  });
  return { secondFactor: data, error: isFetching ? null : error, retry: () => void refetch() };
}

/** Recovery codes that have not been saved yet, if any; they can't be read again. */
export function useNewRecoveryCodes() {
  const queries = useQueryClient();
  const { data } = useQuery<readonly string[] | null>({
    queryKey: codesKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Infinity,
  });
  return { codes: data, forget: () => forgetCodes(queries) };
}

/**
 * Shows what a change replied. The first factor ends other sessions and emailed links, and may give
 * admins their rights.
 */
export function rememberChange(
  queries: QueryClient,
  { secondFactor, recoveryCodes }: SecondFactorReply,
): void {
  void queries.cancelQueries({ queryKey: key });
  queries.setQueryData<SecondFactor>(key, secondFactor);
  if (recoveryCodes) keepCodes(queries, recoveryCodes);
  else if (!isOn(secondFactor)) forgetCodes(queries);
  for (const queryKey of [sessionsKey, sessionKey, pendingEmailKey])
    void queries.invalidateQueries({ queryKey });
}

function keepCodes(queries: QueryClient, codes: readonly string[]): void {
  queries.setQueryData<readonly string[]>(codesKey, codes);
  guardCodes(() => Boolean(queries.getQueryData(codesKey)));
}

function forgetCodes(queries: QueryClient): void {
  queries.setQueryData(codesKey, null);
  stopGuardingCodes();
}

/** After a failure that may have changed something: a response was lost, or another tab was faster. */
export function rereadSecondFactor(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: key });
}

/** Whether signing in takes two steps. */
export function isOn({ passkeys, app }: SecondFactor): boolean {
  return passkeys.length > 0 || app !== null;
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EmailLink } from '../../../contract/account-settings.ts';
import { call } from '../../api/app-call.ts';
import { ApiError } from '../../api/errors.ts';
import { rememberUser, sessionKey, type KnownUser } from '../../api/session.ts';
import { apiPath } from '../../paths.ts';

/** What the link can do, and its one action. */
export function useEmailLink(token: string) {
  const queries = useQueryClient();
  const queryKey = [apiPath('readEmailLink'), token];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('readEmailLink', { body: { token }, signal }),
    enabled: token !== '',
  });
  const { mutateAsync } = useMutation({
    mutationFn: (password: string | null) =>
      call('confirmEmail', { body: { token, ...(password !== null && { password }) } }),
    // A password counts as a guess each time.
    retry: false,
    onSuccess(link, password) {
      queries.setQueryData(queryKey, link);
      const user = queries.getQueryData<KnownUser>(sessionKey);
      if (password === null && user && link.email)
        rememberUser(queries, { ...user, email: link.email });
    },
    onError(failure) {
      // The panel then says why, or asks for the password if the session has just ended.
      const isOver = failure instanceof ApiError && overCodes.has(failure.code);
      if (isOver) void refetch();
    },
  });
  return {
    link: data,
    error: isFetching ? null : error,
    retry: () => void refetch(),
    /** @param password null in a browser that is signed in to the account. @throws ApiError, NetworkError */
    confirm: (password: string | null): Promise<EmailLink> => mutateAsync(password),
  };
}

const overCodes = new Set(['not_proven', 'sign_in_required']);

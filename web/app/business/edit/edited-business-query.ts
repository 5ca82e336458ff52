import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import type { OwnedBusinessReply, PublicBusinessReply } from '../../../../contract/businesses.ts';
import { call } from '../../../api/app-call.ts';
import { sessionKey } from '../../../api/session.ts';
import { apiPath } from '../../../paths.ts';

type BusinessReply = OwnedBusinessReply | PublicBusinessReply;

/** The business under its own uncached key: an entry in the shared cache may be older. */
export function editedBusinessQuery(id: number) {
  return queryOptions({
    queryKey: [apiPath('readBusiness', { id }), 'form'],
    queryFn: (context) => refetch(id, context),
    gcTime: 0,
    // `useOnReturn` refetches it each time.
    refetchOnWindowFocus: false,
  });
}

/**
 * A response for visitors means that this user may not edit the business anymore. An open form is
 * not removed for that: who is signed in is refetched, and decides.
 * @throws Error in that case, ApiError or NetworkError
 */
async function refetch(
  id: number,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<BusinessReply> {
  const reply = await call('readBusiness', { params: { id }, signal });
  const wasEditable = client.getQueryData<BusinessReply>(queryKey)?.canEdit;
  if (reply.canEdit || !wasEditable) return reply;
  void client.invalidateQueries({ queryKey: sessionKey });
  throw new Error('You can no longer edit this business.');
}

import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import type { OwnedBusinessReply, PublicBusinessReply } from '../../../../contract/businesses.ts';
import { call } from '../../../api/app-call.ts';
import { sessionKey } from '../../../api/session.ts';
import { apiPath } from '../../../paths.ts';

type BusinessReply = OwnedBusinessReply | PublicBusinessReply;

/** The business under a key of its own that is kept by nobody: what the cache holds may be older. */
export function editedBusinessQuery(id: number) {
  return queryOptions({
    queryKey: [apiPath('readBusiness', { id }), 'form'],
    queryFn: (context) => readAnew(id, context),
    gcTime: 0,
    // `useReturn` does, each time.
    refetchOnWindowFocus: false,
  });
}

/**
 * Once a form is open, an answer for others takes it away from nobody: who is signed in is asked anew,
 * and decides.
 * @throws Error then, ApiError or NetworkError
 */
async function readAnew(
  id: number,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<BusinessReply> {
  const reply = await call('readBusiness', { params: { id }, signal });
  const wasEditable = client.getQueryData<BusinessReply>(queryKey)?.canEdit;
  if (reply.canEdit || !wasEditable) return reply;
  void client.invalidateQueries({ queryKey: sessionKey });
  throw new Error('You can no longer edit this business.');
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DraftReply } from '../../../contract/drafting.ts';
import { idempotentRequest, newKey, type IdempotentRequest } from '../../api/idempotent-request.ts';
import type { DraftRequest } from '../../features/review-flow/draft.ts';
import { draftBody, requestDraft } from '../../features/review-flow/request-draft.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { failureToast } from './generation-failure.ts';

interface DraftQuery {
  /** The generate step is shown. */
  isOpen: boolean;
  request: DraftRequest;
  attempt: IdempotentRequest | null;
  onAttempt: (attempt: IdempotentRequest) => void;
  onDraft: (reply: DraftReply) => void;
}

/**
 * Requests a draft as soon as the step opens. The attempt is the query key, so the request is sent
 * once, however often React mounts the step, and the server counts a retry as the same attempt.
 */
export function useDraftQuery({ isOpen, request, attempt, onAttempt, onDraft }: DraftQuery) {
  const body = draftBody(request);
  const current = attempt?.about === JSON.stringify(body) ? attempt : null;
  useEffect(() => {
    if (isOpen && !current) onAttempt(idempotentRequest(body, undefined));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, current]);

  const query = useQuery({
    queryKey: ['draft', current?.key],
    queryFn: ({ signal }) => requestDraft(body, current?.key ?? newKey(), signal),
    enabled: isOpen && current !== null,
    // `requestDraft` retries like a write; window focus must not refetch.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
  });
  const { data, error, errorUpdateCount } = query;
  useEffect(() => {
    if (isOpen && data) onDraft(data);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, data]);
  useEffect(() => {
    if (isOpen && error) toasts.show(failureToast(error));
    // Each failure shows a toast, even with the same message.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error, errorUpdateCount]);

  return { error: query.isFetching ? null : error, retry: () => void query.refetch() };
}

import { useRef, useState } from 'react';
import { attemptFor } from '../api/attempt.ts';
import { ApiError } from '../api/errors.ts';
import { arrivedDraft, type Draft, type DraftRequest } from '../features/review-flow/draft.ts';
import { publicDraftBody, requestDraft } from '../features/review-flow/request-draft.ts';
import { draftToasts } from '../features/review-flow/draft-toasts.ts';
import { toasts } from '../ui/toast-queue.ts';
import type { Attempts } from './place.ts';

interface Drafting {
  business: { id: number; name: string };
  attempts: Attempts;
  onDraft: (draft: Draft) => void;
  onInactive: () => void;
}

/** Asks for drafts, one at a time, and says so where one does not come. */
export function useDrafting({ business, attempts, onDraft, onInactive }: Drafting) {
  const [busy, setBusy] = useState<'generating' | 'regenerating'>();
  // Counts up when an answer is no longer wanted.
  const round = useRef(0);

  async function ask(request: DraftRequest, kind: 'generating' | 'regenerating'): Promise<boolean> {
    const asked = (round.current += 1);
    const isWanted = () => asked === round.current;
    const body = publicDraftBody(request, business.id);
    const attempt = attemptFor(body, attempts.draft);
    attempts.draft = attempt;
    setBusy(kind);
    try {
      const reply = await requestDraft(body, attempt.key);
      if (!isWanted()) return false;
      delete attempts.draft;
      onDraft(arrivedDraft(reply, request, business.name));
      return true;
    } catch (error) {
      if (isWanted()) toasts.show(draftToasts[kind]);
      if (error instanceof ApiError && error.code === 'business_inactive') onInactive();
      return false;
    } finally {
      if (isWanted()) setBusy(undefined);
    }
  }

  return {
    busy,
    /** Answers whether a draft arrived. */
    generate: (request: DraftRequest) => ask(request, 'generating'),
    async regenerate({ request }: Draft): Promise<void> {
      if (request.sentiments.length === 0) toasts.show(draftToasts.noSentiments);
      else if (await ask(request, 'regenerating')) toasts.show(draftToasts.regenerated);
    },
    stop(): void {
      round.current += 1;
      setBusy(undefined);
    },
  };
}

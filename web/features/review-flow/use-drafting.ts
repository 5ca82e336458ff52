import { useEffect, useRef, useState } from 'react';
import type { DraftStyle } from '../../../contract/drafting.ts';
import { idempotentRequest, type IdempotentRequest } from '../../api/idempotent-request.ts';
import { toasts } from '../../ui/toast-queue.ts';
import {
  arrivedDraft,
  type ReviewDraft,
  type DraftProgress,
  type DraftRequest,
  type DraftTask,
} from './draft.ts';
import type { RewriteToasts } from './rewrite-toasts.ts';
import { requestDraft, type DraftBody } from './request-draft.ts';
import { isFull } from './selection-rules.ts';

interface Drafting {
  /** Whether the draft is shown: a request for another one ends with it. */
  isShown: boolean;
  bodyOf: (request: DraftRequest, style?: DraftStyle) => DraftBody;
  /** As sent to the writer; undefined if it isn't. */
  businessName?: string;
  attempts: { draft?: IdempotentRequest };
  /** Undefined until the script is there that can rewrite a draft. */
  rewriteToasts: RewriteToasts | undefined;
  onDraft: (draft: ReviewDraft) => void;
  onFailure: (error: Error, task: DraftTask) => void;
}

/** Requests drafts, one at a time: a new request aborts the one before it. */
export function useDrafting({
  isShown,
  bodyOf,
  businessName,
  attempts,
  rewriteToasts,
  onDraft,
  onFailure,
}: Drafting) {
  const [progress, setProgress] = useState<DraftProgress>();
  const pending = useRef<AbortController>(undefined);
  const stop = () => {
    pending.current?.abort();
    setProgress(undefined);
  };
  useEffect(() => stop, [isShown]);

  async function send(
    request: DraftRequest,
    task: DraftTask,
    style?: DraftStyle,
  ): Promise<boolean> {
    pending.current?.abort();
    const { signal } = (pending.current = new AbortController());
    const isWanted = () => !signal.aborted;
    const body = bodyOf(request, style);
    const attempt = idempotentRequest(body, attempts.draft);
    attempts.draft = attempt;
    setProgress(task);
    try {
      const reply = await requestDraft(body, attempt.key, signal);
      if (!isWanted()) return false;
      setProgress(undefined);
      delete attempts.draft;
      onDraft(arrivedDraft(reply, request, businessName));
      return true;
    } catch (error) {
      if (isWanted()) {
        setProgress('failed');
        onFailure(error as Error, task); // nothing else is thrown
      }
      return false;
    }
  }

  return {
    progress,
    /** Returns whether a draft arrived. */
    generate: (request: DraftRequest) => send(request, 'generate'),
    /** Another draft from the same request, optionally in another style. */
    async rewrite({ request }: ReviewDraft, style?: DraftStyle): Promise<void> {
      const task = style ?? 'regenerate';
      // One's own review may have been started with fewer.
      const toast = isFull(request.sentiments)
        ? (await send(request, task, style)) && rewriteToasts?.rewritten[task]
        : rewriteToasts?.noSentiments;
      if (toast) toasts.show(toast);
    },
    stop,
  };
}

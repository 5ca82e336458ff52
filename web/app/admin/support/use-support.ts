import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, saysSignedOut } from '../../../api/errors.ts';
import { apiPath } from '../../../paths.ts';
import { toasts, type Toast } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { invalidateBusinesses } from '../businesses/listed-businesses.ts';
import { refetchUserBusinesses } from '../account/use-user-businesses.ts';
import { refetchUser } from '../users/listed-users.ts';
import { failureText, supportToasts } from './support-toasts.ts';

interface Step {
  /** @throws ApiError, NetworkError */
  act: () => Promise<unknown>;
  /** Runs before the toast, such as closing a dialog, outside of which it would be inert. */
  end?: () => void;
  done: Toast;
}

/**
 * Does something for an account or one of its businesses, once at a time, and says how it went. A dialog
 * that is open says itself why it failed: a toast would be inert, and far from the fields.
 */
export function useSupport(userId: number) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const [text, setText] = useState<string | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  async function attempt({ act, end, done }: Step): Promise<void> {
    setText(null);
    try {
      await act();
      if (end) flushSync(end);
      toasts.show(done);
    } catch (error) {
      if (saysSignedOut(error)) return;
      if (place.current && !isGone(error)) return setText(failureText(error));
      if (end && place.current) flushSync(end);
      toasts.show(supportToasts.failed(error));
    } finally {
      // Also after a failure: the response may have been lost.
      refetchUser(queries, { id: userId });
      refetchUserBusinesses(queries, userId);
      invalidateBusinesses(queries);
      void queries.invalidateQueries({ queryKey: [apiPath('listAudit')] });
    }
  }
  return {
    isPending,
    run: (step: Step) => void run(() => attempt(step)),
    /** For a dialog's `SupportFailure`. */
    failure: { place, text },
  };
}

/** The dialog goes away with what it is about. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'stale_revision');
}

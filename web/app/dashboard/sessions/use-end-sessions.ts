import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Session } from '../../../../contract/sessions.ts';
import { call } from '../../../api/app-call.ts';
import { ApiError, saysSignedOut } from '../../../api/errors.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { settingsToasts } from '../settings-toasts.ts';
import { markEnded } from './use-sessions.ts';

/** Signs out one other browser. */
export function useEndSession(session: Session) {
  return useEnding(session, () => endSession(session.id));
}

/** Signs out all other browsers, also those that are not listed. */
export function useEndOtherSessions() {
  return useEnding('others', () => call('endOtherSessions'));
}

function useEnding(which: 'others' | Session, end: () => Promise<unknown>) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: end,
    onSuccess: () => markEnded(queries, which),
    onError(error) {
      if (!saysSignedOut(error)) toasts.show(settingsToasts.failed(error.message));
    },
  });
  return {
    isPending,
    // `onError` has shown the failure.
    end: () => void run(() => mutateAsync().catch(() => {})),
  };
}

/** A session that has ended in the meantime is not a failure. */
async function endSession(id: number): Promise<void> {
  try {
    await call('endSession', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

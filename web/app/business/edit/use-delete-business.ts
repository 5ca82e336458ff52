import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { DeletedBusiness } from '../../../../contract/deletion.ts';
import { isTypedName } from '../../../../contract/typed-name.ts';
import { call } from '../../../api/app-call.ts';
import { refusedFields, saysSignedOut } from '../../../api/errors.ts';
import { withRetries } from '../../../api/retries.ts';
import { apiPath, paths } from '../../../paths.ts';
import { deadlineText } from '../../../ui/deadline.ts';
import { toasts, type Toast } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { discardEdits } from '../../unsaved-changes/unsaved-changes.ts';

const noMatch = 'This doesn’t match the name of the business.';

/** Deletes a business once its name is typed, and opens the dashboard. */
export function useDeleteBusiness({ id, name }: { id: number; name: string }, onEnd: () => void) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { isPending, run } = useOneAtATime();

  function refuse(sentence: string): void {
    flushSync(() => setError(sentence));
    input.current?.focus();
  }
  async function remove(typed: string): Promise<void> {
    try {
      const params = { id };
      const deleted = await withRetries(() =>
        call('deleteBusiness', { params, body: { name: typed } }),
      );
      flushSync(onEnd);
      // What was edited goes with the business.
      discardEdits();
      // Back would open the form of a business that no longer exists.
      navigate(paths.dashboard(), { replace: true });
      toasts.show(deletedToast(deleted));
      for (const list of ['listBusinesses', 'listDeletedBusinesses'] as const)
        void queries.invalidateQueries({ queryKey: [apiPath(list)] });
    } catch (failure) {
      const refused = refusedFields(failure)['name'];
      if (refused) return refuse(refused);
      flushSync(onEnd);
      if (!saysSignedOut(failure)) toasts.show(failedToast(failure));
    }
  }
  return {
    input,
    error,
    isPending,
    onInput: () => setError(undefined),
    onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      const typed = input.current?.value ?? '';
      if (isTypedName(typed, name)) void run(() => remove(typed));
      else refuse(noMatch);
    },
  };
}

function deletedToast({ name, goneAt }: DeletedBusiness): Toast {
  return {
    title: 'Business Deleted',
    description: `You can restore ${name} at the end of this page until ${deadlineText(goneAt)}.`,
  };
}

function failedToast(error: unknown): Toast {
  return {
    title: 'Failed to delete the business. Please try again.',
    ...(error instanceof Error && { description: error.message }),
    tone: 'danger',
  };
}

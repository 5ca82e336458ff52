import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { call } from '../../../api/app-call.ts';
import { ApiError, refusedFields, saysSignedOut } from '../../../api/errors.ts';
import { withRetries } from '../../../api/retries.ts';
import { apiPath } from '../../../paths.ts';
import { toasts } from '../../../ui/toast-queue.ts';

/** Chooses the slug of a business, once. */
export function useShortAddress(id: number) {
  const queries = useQueryClient();
  const queryKey = [apiPath('readBusiness', { id })];
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (slug: string) =>
      withRetries(() => call('setShortAddress', { params: { id }, body: { slug } })),
    // The call inside retries on its own.
    retry: false,
    async onSuccess(business: OwnedBusinessReply) {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, business);
      void queries.invalidateQueries({ queryKey: [apiPath('listBusinesses')] });
    },
  });
  /** @returns what is wrong with the slug, if that is why it failed */
  async function choose(slug: string): Promise<string | null> {
    try {
      await mutateAsync(slug);
      toasts.show({ title: 'Address saved', description: 'You can print and share it now.' });
      return null;
    } catch (error) {
      // Another window has chosen: what it chose is shown instead of the form.
      if (error instanceof ApiError && error.code === 'slug_fixed')
        void queries.invalidateQueries({ queryKey });
      const problem = refusedFields(error)['slug'];
      if (!problem && !saysSignedOut(error))
        toasts.show({ title: 'Address not saved', description: sentenceOf(error), tone: 'danger' });
      return problem ?? null;
    }
  }
  return { choose, isPending, sent: variables };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Please try again in a moment.';
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TagUse } from '../../../../../contract/recent-use.ts';
import { call } from '../../../../api/app-call.ts';
import { ApiError, saysSignedOut } from '../../../../api/errors.ts';
import { apiPath } from '../../../../paths.ts';
import { toasts } from '../../../../ui/toast-queue.ts';

/** The tagged links of a business, with what came by each on the last 30 days. */
export function useTags(businessId: number) {
  const queries = useQueryClient();
  const queryKey = [apiPath('readRecentUse', { businessId }), 'tags'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('readRecentUse', { params: { businessId }, signal }),
    select: ({ tags }) => tags,
  });
  const reload = () => queries.invalidateQueries({ queryKey });
  const add = useMutation({
    mutationFn: (name: string) => call('addTag', { params: { id: businessId }, body: { name } }),
    onSuccess: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id }: TagUse) =>
      call('removeTag', { params: { id: businessId, tagId: id } }).catch((failure: unknown) => {
        // Another tab was faster.
        if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      }),
    onSuccess: reload,
    onError(failure) {
      if (!saysSignedOut(failure)) toasts.show(notDeleted);
    },
  });
  return {
    /** Undefined while they load. */
    tags: data,
    hasFailed: error !== null && !data,
    retry: () => void refetch(),
    add: (name: string) => add.mutateAsync(name),
    remove: (tag: TagUse) => remove.mutateAsync(tag).catch(() => {}), // `onError` has shown it
  };
}

const notDeleted = {
  title: 'Couldn’t delete the link',
  description: 'Please check your connection and try again.',
  tone: 'danger',
} as const;

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureAdvice } from '../../api/failure-advice.ts';
import { apiPath } from '../../paths.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';

const failed: Toast = {
  title: 'Failed to load sentiments',
  description: 'Please refresh the page and try again',
  tone: 'danger',
};

const none: readonly string[] = [];

/** The offered sentiments, fetched once per visit. A failure shows after the last retry. */
export function useSentiments() {
  const { data, error, refetch, isFetching } = useQuery<{ sentiments: string[] }>({
    queryKey: [apiPath('listSentiments')],
    staleTime: Infinity,
    gcTime: Infinity,
  });
  useEffect(() => {
    if (error) toasts.show(failed);
  }, [error]);
  return {
    offered: data?.sentiments ?? none,
    isLoading: !data && (isFetching || !error),
    /** Why there are none, if that can be said. */
    advice: failureAdvice(error),
    retry: () => void refetch(),
  };
}

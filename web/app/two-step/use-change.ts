import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecondFactorReply } from '../../../contract/second-factor.ts';
import { rememberChange, rereadSecondFactor } from './second-factor-data.ts';

/**
 * Runs calls that change second factors. They are not retried: what proves them works once. If the
 * session has ended, the guard says so.
 */
export function useChange() {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (task: () => Promise<unknown>) => task(),
    retry: false,
    onError: () => rereadSecondFactor(queries),
  });
  return {
    /** @throws ApiError, NetworkError */
    run: <T>(task: () => Promise<T>) => mutateAsync(task) as Promise<T>, // what the task returns
    remember: (reply: SecondFactorReply) => rememberChange(queries, reply),
  };
}

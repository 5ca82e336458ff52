import { useMutation } from '@tanstack/react-query';

/**
 * Runs changes of one's own account. They are not retried: a password counts as a guess each time, and
 * what a change ends, its repeat would find ended. If the session has ended, the guard says so.
 */
export function useOwnChange() {
  const { mutateAsync } = useMutation({
    mutationFn: (task: () => Promise<unknown>) => task(),
    retry: false,
  });
  /** @throws ApiError, NetworkError */
  return <T>(task: () => Promise<T>) => mutateAsync(task) as Promise<T>; // what the task returns
}

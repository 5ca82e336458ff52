import { useQuery } from '@tanstack/react-query';
import { supportRoutes } from '../../../../contract/support-routes.ts';
import { saysSignedOut } from '../../../api/errors.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { call } from '../support/support-call.ts';
import { checkToasts } from './check-toasts.ts';

/** Milliseconds: the server gives each check 20 seconds. */
const timeLimit = 30_000;

/** The results of the last run, which stay while another tab is shown. Nothing runs by itself. */
export function useChecks() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [supportRoutes.runSystemChecks.path],
    queryFn: ({ signal }) => call('runSystemChecks', { signal, timeLimit }),
    enabled: false,
    retry: false,
    gcTime: Infinity,
  });
  return {
    checks: data,
    error: isFetching ? null : error,
    isRunning: isFetching,
    run: () => void refetch(),
  };
}

/** Sends a test email to the admin's own address, and says what became of it. */
export function useTestEmail() {
  const { isPending, run } = useOneAtATime();
  const send = async () => {
    try {
      toasts.show(checkToasts.sent(await call('sendTestEmail', { timeLimit })));
    } catch (error) {
      if (!saysSignedOut(error)) toasts.show(checkToasts.failed(error));
    }
  };
  return { isPending, send: () => void run(send) };
}

import { useMutation } from '@tanstack/react-query';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { call } from '../../api/app-call.ts';
import { saysSignedOut } from '../../api/errors.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { cardToasts } from './card-toasts.ts';
import { dailyNumbersCsv } from './csv.ts';

/**
 * Downloads the daily numbers of a business as CSV. A mutation although it only reads: it retries
 * like one, bypasses the cache, and notices the end of the session.
 */
export function useDailyNumbers({ id, slug, name }: ListedBusiness) {
  const { isPending, run } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: () => call('readDailyCounts', { params: { businessId: id } }),
    onSuccess({ days }) {
      const csv = new Blob([dailyNumbersCsv(name, days)], { type: 'text/csv' });
      saveFile(csv, `${slug ?? `business-${id}`}-daily-stats.csv`);
    },
    onError(error) {
      if (!saysSignedOut(error)) toasts.show(cardToasts.numbersFailed);
    },
  });
  return {
    // `onError` has shown the failure.
    save: () => void run(() => mutateAsync().catch(() => {})),
    isPending,
  };
}

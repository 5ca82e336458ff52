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
 * Saves the numbers of every day of a business as a table for a spreadsheet. It reads, but as an
 * task: repeated like one, never answered by the cache, and an end of the session shows.
 */
export function useDailyNumbers({ id, slug, name }: ListedBusiness) {
  const { isPending, run } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: () => call('readDailyCounts', { params: { businessId: id } }),
    onSuccess({ days }) {
      const csv = new Blob([dailyNumbersCsv(name, days)], { type: 'text/csv' });
      saveFile(csv, `${slug ?? `business-${id}`}-daily-numbers.csv`);
    },
    onError(error) {
      if (!saysSignedOut(error)) toasts.show(cardToasts.numbersFailed);
    },
  });
  return {
    // A failure has been told by then.
    save: () => void run(() => mutateAsync().catch(() => {})),
    isPending,
  };
}

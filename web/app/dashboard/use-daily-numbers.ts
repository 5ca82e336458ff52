import type { ListedBusiness } from '../../../contract/businesses.ts';
import { call } from '../../api/app-call.ts';
import { withRetries } from '../../api/retries.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { cardToasts } from './card-toasts.ts';
import { dailyNumbersCsv } from './csv.ts';

/** Saves the numbers of every day of a business as a table for a spreadsheet. */
export function useDailyNumbers({ id, slug, name }: ListedBusiness) {
  const { isPending, run } = useOneAtATime();
  async function save(): Promise<void> {
    try {
      const params = { businessId: id };
      const { days } = await withRetries(() => call('readDailyCounts', { params }));
      const csv = new Blob([dailyNumbersCsv(name, days)], { type: 'text/csv' });
      saveFile(csv, `${slug ?? `business-${id}`}-daily-numbers.csv`);
    } catch {
      toasts.show(cardToasts.numbersFailed);
    }
  }
  return { save: () => void run(save), isPending };
}

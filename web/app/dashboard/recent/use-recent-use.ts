import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecentUse } from '../../../../contract/recent-use.ts';
import { call } from '../../../api/app-call.ts';
import { apiPath } from '../../../paths.ts';
import { useFreshNumbers } from '../use-fresh-numbers.ts';

/** The last 30 days of a business, and its newest totals. After a failure, what is known stays. */
export function useRecentUse(id: number) {
  const queries = useQueryClient();
  const totals = useFreshNumbers(id);
  const [use, setUse] = useState<RecentUse>();
  const [hasFailed, setFailed] = useState(false);
  async function read(): Promise<void> {
    try {
      setUse(
        await queries.query({
          queryKey: [apiPath('readRecentUse', { businessId: id })],
          queryFn: ({ signal }) => call('readRecentUse', { params: { businessId: id }, signal }),
          staleTime: 0,
        }),
      );
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }
  return {
    /** Undefined until it has been read. */
    use,
    hasFailed: hasFailed || totals.hasFailed,
    refresh(): void {
      totals.refresh();
      void read();
    },
  };
}

import { useEffect, useState } from 'react';
import type { VisitorPageData } from '../../contract/pages.ts';
import type { PublicBusiness } from '../../contract/visitor.ts';
import { visitorCall } from '../api/visitor-call.ts';
import { ApiError } from '../api/errors.ts';
import { queryRetries, withRetries } from '../api/retries.ts';
import { unknownBusiness, unreachableBusiness } from '../features/notices/notice-toasts.ts';
import { toasts } from '../ui/toast-queue.ts';

export type KnownBusiness = PublicBusiness | 'loading' | 'unknown' | 'unreachable';

/**
 * The page's business. Data from the server is refreshed once in the background, and a failure
 * changes nothing. If the server could not read the business, this requests it with retries, and
 * reloads the page once that works.
 */
export function useBusiness({ slug, business }: VisitorPageData) {
  const [known, setKnown] = useState<KnownBusiness>(business ?? 'loading');

  async function read(isManual: boolean): Promise<void> {
    const retries = business ? 0 : queryRetries;
    try {
      const found = await withRetries(
        () => visitorCall('readBusinessBySlug', { params: { slug } }),
        retries,
      );
      if (business || !found.isActive) setKnown(found);
      else if (isManual || !isReloaded()) location.reload();
      else setKnown('unreachable');
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        setKnown('unknown');
        toasts.show(unknownBusiness);
      } else if (!business) {
        setKnown('unreachable');
        toasts.show(unreachableBusiness);
      }
    }
  }
  useEffect(() => {
    void read(false);
    // Once, on hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    known,
    retry(): void {
      setKnown('loading');
      void read(true);
    },
    /** For a call that the server rejected because the business is inactive. */
    deactivate: (inactive: PublicBusiness) => setKnown({ ...inactive, isActive: false }),
  };
}

/** Whether this page is already a reload, so that a slow server doesn't cause endless reloads. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const navigation = entry as PerformanceNavigationTiming | undefined; // the only kind of entry with that type
  return navigation?.type === 'reload';
}

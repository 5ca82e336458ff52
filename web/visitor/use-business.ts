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
 * The business of the page. What the server wrote is looked up once more, quietly: only a real
 * answer changes anything. Where the server could not read it, it is asked for here, with retries,
 * and once it can be read the server draws the page anew.
 */
export function useBusiness({ slug, business }: VisitorPageData) {
  const [known, setKnown] = useState<KnownBusiness>(business ?? 'loading');

  async function read(isAsked: boolean): Promise<void> {
    const retries = business ? 0 : queryRetries;
    try {
      const found = await withRetries(
        () => visitorCall('readBusinessBySlug', { params: { slug } }),
        retries,
      );
      if (business || !found.isActive) setKnown(found);
      else if (isAsked || !isReloaded()) location.reload();
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
    // Once, when the page comes alive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    known,
    retry(): void {
      setKnown('loading');
      void read(true);
    },
    /** The server just said so, in answer to something else. */
    deactivate: (inactive: PublicBusiness) => setKnown({ ...inactive, isActive: false }),
  };
}

/** Whether this page is a reload already: a server that stays slow is not asked on and on. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const navigation = entry as PerformanceNavigationTiming | undefined; // the one kind of that type
  return navigation?.type === 'reload';
}

import { useEffect, useRef, useState } from 'react';
import type { VisitorPageData } from '../../contract/pages.ts';
import type { PublicBusiness } from '../../contract/visitor.ts';
import { visitorCall } from '../api/visitor-call.ts';
import { ApiError } from '../api/errors.ts';
import { queryRetries, retryDelay } from '../api/retries.ts';
import { unknownBusiness, unreachableBusiness } from '../features/notices/notice-toasts.ts';
import { toasts } from '../ui/toast-queue.ts';
import { navigationType } from './navigation-type.ts';

export type KnownBusiness = PublicBusiness | 'loading' | 'unknown' | 'unreachable';

/** Milliseconds before a page is reloaded a second time. */
const reloadDelay = 8_000;

/**
 * The page's business. Data from the server is refreshed once in the background, and a failure
 * changes nothing. If the server could not read the business, this requests it at growing intervals
 * until that works, and then reloads the page.
 */
export function useBusiness({ slug, business }: VisitorPageData) {
  const [known, setKnown] = useState<KnownBusiness>(business ?? 'loading');
  const latest = useRef(0);
  const timer = useRef(0);

  async function read(attempt = 0, isManual = false): Promise<void> {
    const own = ++latest.current;
    clearTimeout(timer.current);
    try {
      const found = await visitorCall('readBusinessBySlug', { params: { slug } });
      if (own !== latest.current) return;
      if (business || !found.isActive) setKnown(found);
      // A server that is too slow for the page would cause endless reloads.
      else
        later(() => location.reload(), isManual || navigationType() !== 'reload' ? 0 : reloadDelay);
    } catch (error) {
      if (own !== latest.current) return;
      if (error instanceof ApiError && error.status === 404) {
        setKnown('unknown');
        toasts.show(unknownBusiness);
      } else if (!business) {
        if (attempt === queryRetries) {
          setKnown('unreachable');
          toasts.show(unreachableBusiness);
        }
        later(() => read(attempt + 1), retryDelay(attempt));
      }
    }
  }
  function later(run: () => unknown, delay: number): void {
    timer.current = window.setTimeout(run, delay);
  }
  useEffect(() => {
    // Once, after the task that hydrates the page.
    later(read, 0);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    known,
    retry(): void {
      setKnown('loading');
      void read(0, true);
    },
    /** For a call that the server rejected because the business is inactive. */
    deactivate: (inactive: PublicBusiness) => setKnown({ ...inactive, isActive: false }),
  };
}

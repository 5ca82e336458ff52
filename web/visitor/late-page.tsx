import type { VisitorPageData } from '../../contract/pages.ts';
import { LateNotice } from '../features/notices/late-notice.tsx';
import { PlatformLink } from '../features/review-flow/platform-link.tsx';
import { publicPageUrls } from '../features/review-flow/platform-urls.ts';

/** For a visitor whose script doesn't arrive: reload, or go to Google without it. Server-rendered. */
export function LatePage({ business }: Pick<VisitorPageData, 'business'>) {
  return (
    <LateNotice>
      {business && (
        <PlatformLink
          platform="google"
          href={publicPageUrls(business).google}
          businessId={business.id}
          id="late-google"
        >
          Google Review
        </PlatformLink>
      )}
    </LateNotice>
  );
}

import type { PublicBusiness } from '../../contract/visitor.ts';
import { PlatformLink } from '../features/review-flow/platform-link.tsx';
import { publicPageUrls } from '../features/review-flow/platform-urls.ts';

interface PlatformLinksProps {
  business: PublicBusiness;
  /** The links' ids are this and the platform, for taps before hydration. */
  idPrefix?: string;
}

/** The sites to post on, the same after a good and a bad experience. */
export function PlatformLinks({ business, idPrefix }: PlatformLinksProps) {
  const urls = publicPageUrls(business);
  const idOf = (platform: string) => (idPrefix ? { id: `${idPrefix}-${platform}` } : {});
  return (
    <div className="platform-links">
      <PlatformLink
        {...idOf('google')}
        platform="google"
        href={urls.google}
        businessId={business.id}
      >
        Google Review
      </PlatformLink>
      {business.facebookUrl && (
        <PlatformLink
          {...idOf('facebook')}
          platform="facebook"
          href={urls.facebook}
          businessId={business.id}
        >
          Facebook Review
        </PlatformLink>
      )}
    </div>
  );
}

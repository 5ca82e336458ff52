import type { PublicBusiness } from '../../contract/visitor.ts';
import { PlatformLink } from '../features/review-flow/platform-link.tsx';
import { facebookUrl } from '../features/review-flow/platform-urls.ts';
import { GoogleLink } from './google-link.tsx';

interface PlatformLinksProps {
  business: PublicBusiness;
  /** The links' ids are this and the platform, for taps before hydration. */
  idPrefix?: string;
}

/** The sites to post on, the same after a good and a bad experience. */
export function PlatformLinks({ business, idPrefix }: PlatformLinksProps) {
  const idOf = (platform: string) => (idPrefix ? { id: `${idPrefix}-${platform}` } : {});
  return (
    <div className="platform-links">
      <GoogleLink business={business} {...idOf('google')} />
      {business.facebookUrl && (
        <PlatformLink
          {...idOf('facebook')}
          platform="facebook"
          href={facebookUrl(business)}
          businessId={business.id}
          host={business.facebookLinkHost}
        >
          Facebook Review
        </PlatformLink>
      )}
    </div>
  );
}

import type { PublicBusiness } from '../../contract/visitor.ts';
import { PlatformLink } from '../features/review-flow/platform-link.tsx';
import { facebookUrl, googleUrl } from '../features/review-flow/platform-urls.ts';
import { GoogleLink } from './google-link.tsx';

interface PlatformLinksProps {
  business: PublicBusiness;
  /** The links' ids are this and the platform, for taps before hydration. */
  idPrefix?: string;
}

/**
 * The sites to post on, the same after a good and a bad experience. Google comes first, unless its link is
 * only a search for the business's name.
 */
export function PlatformLinks({ business, idPrefix }: PlatformLinksProps) {
  const idOf = (platform: string) => (idPrefix ? { id: `${idPrefix}-${platform}` } : {});
  const facebook = business.facebookUrl && (
    <PlatformLink
      {...idOf('facebook')}
      platform="facebook"
      href={facebookUrl(business)}
      businessId={business.id}
      host={business.facebookLinkHost}
    >
      Facebook Review
    </PlatformLink>
  );
  return (
    <div className="platform-links">
      {!googleUrl(business) && facebook}
      <GoogleLink business={business} {...idOf('google')} />
      {googleUrl(business) && facebook}
    </div>
  );
}

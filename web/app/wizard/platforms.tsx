import type { PublicBusiness } from '../../../contract/visitor.ts';
import { PlatformLink } from '../../features/review-flow/platform-link.tsx';
import { facebookUrl, wizardGoogleUrl } from '../../features/review-flow/platform-urls.ts';

interface PlatformsProps {
  /** Null for the fallback links. */
  business: PublicBusiness | null;
}

export function GooglePlatform({ business }: PlatformsProps) {
  return (
    <PlatformLink
      platform="google"
      href={wizardGoogleUrl(business)}
      businessId={business?.id}
      host={business?.googleLinkHost}
    >
      Google
    </PlatformLink>
  );
}

/** The links to both platforms. */
export function Platforms({ business }: PlatformsProps) {
  return (
    <>
      <GooglePlatform business={business} />
      <PlatformLink
        platform="facebook"
        href={facebookUrl(business)}
        businessId={business?.id}
        host={business?.facebookLinkHost}
      >
        Facebook
      </PlatformLink>
    </>
  );
}

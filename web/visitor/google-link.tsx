import type { PublicBusiness } from '../../contract/visitor.ts';
import { PlatformLink } from '../features/review-flow/platform-link.tsx';
import { publicGoogleUrl } from '../features/review-flow/platform-urls.ts';

interface GoogleLinkProps {
  business: PublicBusiness;
  /** Identifies the link to the inline script, which records early taps. */
  id?: string;
  /** Rendered as inline text instead of a button. */
  isInline?: boolean;
  children?: string;
}

/** The link to a business's Google reviews, the same wherever it is offered. */
export function GoogleLink({ business, children = 'Google Review', ...rest }: GoogleLinkProps) {
  return (
    <PlatformLink
      {...rest}
      platform="google"
      href={publicGoogleUrl(business)}
      businessId={business.id}
      host={business.googleLinkHost}
    >
      {children}
    </PlatformLink>
  );
}

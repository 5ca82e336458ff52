import type { PublicBusiness } from '../../../contract/visitor.ts';
import { fallbackLinks } from '../../paths.ts';

type Links = Pick<PublicBusiness, 'reviewUrl' | 'googleBusinessUrl' | 'facebookUrl'>;
export type NamedLinks = Links & Pick<PublicBusiness, 'name' | 'googleLinkHost'>;

export interface PlatformUrls {
  google: string;
  facebook: string;
}

/**
 * Where the public page's links lead: the business's own, else the maps site at a search for its name,
 * and the social site.
 */
export function publicPageUrls(business: NamedLinks): PlatformUrls {
  return platformUrls(
    business,
    fallbackLinks.googleOfPublicPage + encodeURIComponent(business.name),
  );
}

/** Where the wizard's links lead; without business 1, a maps search for a clinic. */
export function wizardUrls(business: Links | null): PlatformUrls {
  return platformUrls(business, fallbackLinks.googleOfWizard);
}

function platformUrls(business: Links | null, googleFallback: string): PlatformUrls {
  return {
    google: webUrl(business?.reviewUrl) ?? webUrl(business?.googleBusinessUrl) ?? googleFallback,
    facebook: webUrl(business?.facebookUrl) ?? fallbackLinks.facebook,
  };
}

/** The server accepts web addresses only; check again, since a `javascript:` link would run. */
function webUrl(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) ? url : undefined;
}

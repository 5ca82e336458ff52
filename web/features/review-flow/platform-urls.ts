import type { PublicBusiness } from '../../../contract/visitor.ts';

type Links = Pick<PublicBusiness, 'reviewUrl' | 'googleBusinessUrl' | 'facebookUrl'>;
export type NamedLinks = Links & Pick<PublicBusiness, 'name' | 'googleLinkHost'>;

/**
 * Where the public page's Google link leads: to the business's own address, else to a search for its
 * name on the maps site. https://developers.google.com/maps/documentation/urls
 */
export function publicGoogleUrl(business: NamedLinks): string {
  const search = 'https://www.google.com/maps/search/?api=1&query=';
  return googleUrl(business) ?? search + encodeURIComponent(business.name);
}

/** Where the wizard's Google link leads; without business 1, to a maps search for a clinic. */
export function wizardGoogleUrl(business: Links | null): string {
  return googleUrl(business) ?? 'https://www.google.com/maps/search/healthcare+clinic';
}

/** Where Facebook links lead: to the business's own address, else to the social site. */
export function facebookUrl(business: Links | null): string {
  return webUrl(business?.facebookUrl) ?? 'https://www.facebook.com/';
}

/** The business's own address on Google; undefined if it has none. */
export function googleUrl(business: Links | null): string | undefined {
  return webUrl(business?.reviewUrl) ?? webUrl(business?.googleBusinessUrl);
}

/** The server accepts web addresses only; check again, since a `javascript:` link would run. */
function webUrl(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) ? url : undefined;
}

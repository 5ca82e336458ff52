import { isFacebook, isGoogle, isGoogleProduct } from '../../../contract/link-hosts.ts';
import { mapsHint } from './maps-hint.ts';

const messages = {
  facebook: 'This is a Facebook link. It belongs in the Facebook link field.',
  other: 'This isn’t a Google link. Customers who choose Google would end up somewhere else.',
  noReview: 'This is a Google link, but it isn’t a review link.',
  home: 'This is Google’s home page, not the business.',
  search: 'This opens a Google search, not the review form.',
  profile: 'This opens the business on Google. Add /review to the end to open the review form.',
  noBusiness: 'This link is incomplete. Copy the full link from Google again.',
  owners: 'This opens Google’s tools for business owners, which customers can’t see.',
} as const;

/** What seems wrong with a link to a Google review; null if nothing does. */
export function googleHint(url: URL): string | null {
  if (isFacebook(url)) return messages.facebook;
  if (!isGoogle(url)) return isGoogleProduct(url) ? messages.noReview : messages.other;
  const { hostname, pathname } = url;
  const path = pathname.replace(/\/+$/, '');
  if (hostname === 'g.page') return shortProfile(path);
  if (hostname === 'maps.app.goo.gl') return path ? null : mapsHint(url);
  if (hostname === 'goo.gl') return shortened(url, path);
  if (hostname === 'share.google' || hostname === 'g.co')
    return path ? messages.search : messages.home;
  if (hostname.startsWith('business.')) return messages.owners;
  return onGoogle(url, path);
}

/**
 * `g.page/r/{code}/review`, or the older `g.page/{name}/review`; without `/review` it opens the
 * profile.
 */
function shortProfile(path: string): string | null {
  if (!path) return messages.home;
  if (/^(?:\/r)?(?:\/review)?$/.test(path)) return messages.noBusiness;
  return path.endsWith('/review') ? null : messages.profile;
}

function shortened(url: URL, path: string): string | null {
  if (path === '/maps') return mapsHint(url);
  return path.startsWith('/maps/') ? null : messages.noReview;
}

function onGoogle(url: URL, path: string): string | null {
  const { hostname, searchParams, hash } = url;
  if (path.startsWith('/local/')) return searchParams.get('placeid') ? null : messages.noBusiness;
  if (hostname.startsWith('maps.') || path === '/maps' || path.startsWith('/maps/'))
    return mapsHint(url);
  // `#lrd=…,3` opens the review form on top of the search.
  if (path === '/search') return /[#&]lrd=[^&]*,3/.test(hash) ? null : messages.search;
  return path ? messages.noReview : messages.home;
}

import { isFacebook, isGoogle } from './link-hosts.ts';

const messages = {
  facebook: 'This is a Facebook address. It belongs in the field for Facebook.',
  other: 'This is not a Google address. Customers who choose Google would land somewhere else.',
  home: 'This is Google’s home page, not your business.',
  maps: 'This opens Google Maps, but not your business on it.',
  search: 'This opens a Google search, not the review form.',
  profile: 'This opens your business on Google. With /review at its end it opens the review form.',
  noBusiness: 'This link names no business. Copy it from Google again, up to its end.',
  owners: 'This opens Google’s pages for owners, which customers cannot see.',
} as const;

/** What seems wrong with a link to a Google review; null when nothing does. */
export function googleHint(url: URL): string | null {
  if (isFacebook(url)) return messages.facebook;
  if (!isGoogle(url)) return messages.other;
  const { hostname, pathname } = url;
  const path = pathname.replace(/\/+$/, '');
  if (hostname === 'g.page') return shortProfile(path);
  if (hostname === 'maps.app.goo.gl') return path ? null : messages.maps;
  if (hostname === 'goo.gl') return shortened(path);
  if (hostname === 'share.google' || hostname === 'g.co')
    return path ? messages.search : messages.home;
  if (hostname.startsWith('business.')) return messages.owners;
  return onGoogle(url, path);
}

/** `g.page/r/{code}/review`; without its end it opens the profile. */
function shortProfile(path: string): string | null {
  if (!path) return messages.home;
  return path.endsWith('/review') ? null : messages.profile;
}

function shortened(path: string): string | null {
  if (path === '/maps') return messages.maps;
  return path.startsWith('/maps/') ? null : messages.other;
}

function onGoogle({ hostname, searchParams, hash }: URL, path: string): string | null {
  if (path.startsWith('/local/')) return searchParams.get('placeid') ? null : messages.noBusiness;
  if (hostname.startsWith('maps.') || path === '/maps' || path.startsWith('/maps/'))
    return namesPlace(path, searchParams) ? null : messages.maps;
  // `#lrd=…,3` opens the review form over the search.
  if (path === '/search') return /[#&]lrd=[^&]*,3/.test(hash) ? null : messages.search;
  return path ? messages.other : messages.home;
}

/** A place in the path (`/maps/place/…`), by its number (`?cid=`), or by what is searched (`?q=`). */
function namesPlace(path: string, query: URLSearchParams): boolean {
  return (
    path.replace(/^\/maps/, '').length > 1 ||
    ['cid', 'q', 'query_place_id', 'ftid'].some((name) => query.get(name))
  );
}

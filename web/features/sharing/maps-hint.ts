const messages = {
  maps: 'This opens Google Maps, but not the business.',
  search:
    'This opens a Google Maps search, not the review form. Customers may see other businesses.',
  directions: 'This opens directions on Google Maps, not the review form.',
  place:
    'This opens the business on Google Maps, not the review form. To get the form’s link, choose “Ask for reviews” in the business’s profile.',
  noBusiness: 'This link is incomplete. Copy the full link from Google again.',
} as const;

/** What seems wrong with a Google Maps address as a review link; null if nothing does. */
export function mapsHint({ pathname, searchParams }: URL): string | null {
  const [part = '', ...rest] = pathname
    .replace(/^\/maps(?=\/|$)/, '')
    .split('/')
    .filter(Boolean);
  if (part === 'place') return placeHint(rest.join('/'));
  if (part === 'dir') return messages.directions;
  if (['cid', 'ftid', 'query_place_id'].some((number) => searchParams.get(number)))
    return messages.place;
  return part === 'search' || searchParams.get('q') ? messages.search : messages.maps;
}

/**
 * `/maps/place/{name}/@…`, or `/maps/place//data=…` with a place's id; `!12e1` opens the review
 * form.
 */
function placeHint(place: string): string | null {
  if (place.includes('!12e1')) return null;
  return !place || place.startsWith('@') ? messages.noBusiness : messages.place;
}

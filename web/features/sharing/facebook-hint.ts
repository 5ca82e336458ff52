import { isFacebook, isGoogle } from './link-hosts.ts';

const messages = {
  google: 'This is a Google address. It belongs in the field for the Google review link.',
  messenger: 'This opens a chat in Messenger, not your page.',
  other: 'This is not a Facebook address. Customers who choose Facebook would land somewhere else.',
  home: 'This is Facebook’s home page, not your page.',
  own: 'This opens the page of whoever follows it, not yours. Copy your page’s own address.',
  search: 'This opens a Facebook search, not your page.',
  owners: 'This opens Facebook’s pages for owners, which customers cannot see.',
  noPage: 'This link names no page. Copy it from Facebook again, up to its end.',
} as const;

/** What seems wrong with a link to a Facebook page; null when nothing does. */
export function facebookHint(url: URL): string | null {
  if (isGoogle(url)) return messages.google;
  if (url.hostname === 'm.me' || url.hostname.endsWith('.messenger.com')) return messages.messenger;
  if (!isFacebook(url)) return messages.other;
  if (url.hostname.startsWith('business.')) return messages.owners;
  return onFacebook(url);
}

function onFacebook({ pathname, searchParams }: URL): string | null {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (['', 'home.php', 'login', 'login.php'].includes(first)) return messages.home;
  if (first === 'me') return messages.own;
  if (first === 'search') return messages.search;
  return first === 'profile.php' && !searchParams.get('id') ? messages.noPage : null;
}

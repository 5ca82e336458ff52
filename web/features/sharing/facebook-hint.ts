import { isFacebook, isGoogle } from './link-hosts.ts';

const messages = {
  google: 'This is a Google address. It belongs in the field for the Google review link.',
  messenger: 'This opens a chat in Messenger, not a page.',
  other: 'This is not a Facebook address. Customers who choose Facebook would land somewhere else.',
  home: 'This is Facebook’s home page, not the page of a business.',
  signIn: 'This opens Facebook’s sign-in, not the page of a business.',
  own: 'This opens the page of whoever follows it. Copy the business page’s own address.',
  search: 'This opens a Facebook search, not the page of a business.',
  owners: 'This opens Facebook’s pages for owners, which customers cannot see.',
  sharing: 'This opens Facebook’s window for sharing, not the page of a business.',
  leaving: 'This leads away from Facebook, to another site. Copy the business page’s own address.',
  elsewhere: 'This opens another part of Facebook, not the page of a business.',
  noPage: 'This link names no page. Copy it from Facebook again, up to its end.',
} as const;

/** Of what stands first in the path; names that no page can have. */
const hintsByPart = new Map<string, string>([
  ['', messages.home],
  ['home.php', messages.home],
  ['login', messages.signIn],
  ['login.php', messages.signIn],
  ['me', messages.own],
  ['search', messages.search],
  ['business', messages.owners],
  ['sharer', messages.sharing],
  ['sharer.php', messages.sharing],
  ['share.php', messages.sharing],
  ['dialog', messages.sharing],
  ['l.php', messages.leaving],
  ['messages', messages.messenger],
  ['bookmarks', messages.elsewhere],
  ['friends', messages.elsewhere],
  ['gaming', messages.elsewhere],
  ['help', messages.elsewhere],
  ['marketplace', messages.elsewhere],
  ['notifications', messages.elsewhere],
  ['settings', messages.elsewhere],
  ['watch', messages.elsewhere],
]);

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
  const hint = hintsByPart.get(first.toLowerCase());
  if (hint) return hint;
  return first === 'profile.php' && !searchParams.get('id') ? messages.noPage : null;
}

import { isFacebook, isGoogle } from '../../../contract/link-hosts.ts';

const messages = {
  google: 'This is a Google link. It belongs in the Google review link field.',
  messenger: 'This opens a Messenger chat, not a business page.',
  other: 'This isn’t a Facebook link. Customers who choose Facebook would end up somewhere else.',
  home: 'This is Facebook’s home page, not a business page.',
  signIn: 'This opens Facebook’s login page, not a business page.',
  own: 'This opens the customer’s own profile, not your page.',
  search: 'This opens a Facebook search, not a business page.',
  owners: 'This opens Facebook’s tools for page owners, which customers can’t see.',
  sharing: 'This opens Facebook’s sharing window, not a business page.',
  leaving:
    'This link leaves Facebook for another site. Copy the link to the business page instead.',
  elsewhere: 'This opens another part of Facebook, not a business page.',
  noPage: 'This link is incomplete. Copy the full link from Facebook again.',
} as const;

/** First path segments that cannot be a page's name. */
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

/** What seems wrong with a link to a Facebook page; null if nothing does. */
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

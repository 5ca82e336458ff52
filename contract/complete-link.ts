import { isFacebook, isGoogle, isGoogleProduct } from './link-hosts.ts';
import { isWebAddress } from './web-address.ts';

/**
 * A link as people copy it from an address bar or a letterhead, with the `https://` that is missing:
 * `facebook.com/maple`, `g.page/r/…/review`, `www.…`. Any other text stays as it is, since a word with a
 * dot may not be meant as an address.
 */
export function completeLink(text: string): string {
  const address = `https://${text}`;
  if (/^https?:/i.test(text) || !isWebAddress(address)) return text;
  const url = new URL(address);
  const isKnown = isGoogle(url) || isGoogleProduct(url) || isFacebook(url);
  return isKnown || /^www\.[^./]+\.[^/]/i.test(text) ? address : text;
}

import { isWebAddress } from '../../../contract/business-rules.ts';
import { paths } from '../../paths.ts';
import { facebookHint } from './facebook-hint.ts';
import { googleHint } from './google-hint.ts';

export type LinkedPlatform = 'google' | 'facebook';

/** By what the owner reads where a link is asked for. */
const hints = { google: googleHint, facebook: facebookHint };

/**
 * What seems wrong with a link that customers will follow; null when nothing does, or none is given.
 * It looks at the address only, so it is a hint and never a reason to refuse one.
 */
export function linkHint(platform: LinkedPlatform, address: string): string | null {
  const text = address.trim();
  if (!text) return null;
  if (!isWebAddress(text)) return 'This isn’t a web address. It should start with https://';
  const url = new URL(text);
  if (url.pathname.startsWith(paths.thumbsUpDown('')))
    return 'This looks like a review page on this site. Customers would end up back where they started.';
  return hints[platform](url) ?? plainHttp(url);
}

function plainHttp({ protocol }: URL): string | null {
  return protocol === 'http:'
    ? 'This link starts with http://. Use https:// so phones open it without a warning.'
    : null;
}

import { businessMessages, linkError } from '../../../contract/business-rules.ts';
import { completeLink } from '../../../contract/complete-link.ts';
import { oneLine } from '../../../contract/one-line.ts';
import type { LinkedPlatform } from '../../../contract/link-hosts.ts';
import { paths } from '../../paths.ts';
import { facebookHint } from './facebook-hint.ts';
import { googleHint } from './google-hint.ts';

const hints = { google: googleHint, facebook: facebookHint };

/**
 * What seems wrong with a link that customers will follow; null if nothing does, or there is no
 * link. It checks only the address, so it is a hint and never a reason to reject one.
 */
export function linkHint(platform: LinkedPlatform, address: string): string | null {
  const text = completeLink(oneLine(address));
  if (!text) return null;
  const error = linkError(text);
  if (error === businessMessages.url)
    return 'This isn’t a web address. It should start with https://';
  if (error) return error;
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

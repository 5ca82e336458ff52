import { paths } from '../paths.ts';

/**
 * The URL of a business's public page, also in its QR code. In the browser only, since it uses the
 * page's origin.
 */
export function publicAddress(slug: string): string {
  return location.origin + paths.thumbsUpDown(slug);
}

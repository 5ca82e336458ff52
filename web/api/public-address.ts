import { paths } from '../paths.ts';

/**
 * The address that a business's customers open, and its QR code holds. In the browser only: the
 * origin is the one that the page was opened at.
 */
export function publicAddress(slug: string): string {
  return location.origin + paths.thumbsUpDown(slug);
}

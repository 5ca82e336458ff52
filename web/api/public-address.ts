import { paths } from '../paths.ts';

let publicOrigin: string | null = null;

/** @param url the origin that the operator has set, if any */
export function setPublicOrigin(url: string | undefined): void {
  publicOrigin = url ?? null;
}

/**
 * The URL of a business's public page, also in its QR code: at the installation's own address, since the
 * browser's may be one that works only here. In the browser only.
 */
export function publicAddress(slug: string): string {
  return (publicOrigin ?? location.origin) + paths.thumbsUpDown(slug);
}

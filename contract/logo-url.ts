import * as z from 'zod/mini';
import { emptyAsNull } from './business-fields.ts';
import { businessConstraints } from './business-constraints.ts';
import { businessMessages } from './business-rules.ts';

const logoTypes = /^data:image\/(?:png|jpe?g|webp|gif|avif);base64,[A-Za-z\d+/]*={0,2}$/;
const ownLogo = /^\/logos\/[\da-f]{64}\.webp$/;

/**
 * A picture as a data URL, or the unchanged URL of the current logo; null or empty removes it. A new business
 * can have the URL of a logo that another one of its owner's shows.
 */
export const logoUrl = z.optional(
  z.nullable(
    z.pipe(
      z.string(businessMessages.notAPicture).check(
        z.refine((url) => !url.startsWith('data:image/svg'), {
          error: businessMessages.svg,
          abort: true,
        }),
        z.refine((url) => !/^data:image\/hei[cf]/.test(url), {
          error: businessMessages.heicPicture,
          abort: true,
        }),
        z.refine((url) => url.length * 0.75 < businessConstraints.logoBytes + 100, {
          error: businessMessages.logoTooLarge,
          abort: true,
        }),
        z.refine((url) => url === '' || logoTypes.test(url) || ownLogo.test(url), {
          error: businessMessages.notAPicture,
          abort: true,
        }),
        z.refine(
          (url) => pictureBytes(url) < businessConstraints.logoBytes,
          businessMessages.logoTooLarge,
        ),
      ),
      emptyAsNull,
    ),
  ),
);

/** The number of bytes in a base64 data URL; 0 for any other URL. */
function pictureBytes(url: string): number {
  if (!url.startsWith('data:')) return 0;
  const base64 = url.slice(url.indexOf(',') + 1);
  return Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
}

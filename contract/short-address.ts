import * as z from 'zod/mini';
import { shortAddressError, shortAddressMessages } from './short-address-rules.ts';

/** As typed, in capitals too. */
const slug = z.pipe(
  z.pipe(
    z.string(shortAddressMessages.characters).check(z.maxLength(200, shortAddressMessages.length)),
    z.transform((text: string) => text.trim().toLowerCase()),
  ),
  z.string().check(({ value, issues }) => {
    const message = shortAddressError(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  }),
);

/** The slug that an owner chooses, or the one the business has, to keep it. */
export const shortAddressBody = z.object({ slug });

/** Why it cannot be chosen; null if it can, as far as known now. */
export const checkShortAddressReply = z.object({
  slug: z.string(),
  problem: z.nullable(z.string()),
});

import * as z from 'zod/mini';
import { idInPath } from './ids.ts';
import { slugLength } from './constraints.ts';
import { slugPattern } from './slug.ts';

export const businessIdParams = z.object({ id: idInPath });
export const businessParams = z.object({ businessId: idInPath });

export const slugParams = z.object({
  slug: z.string().check(z.maxLength(slugLength), z.regex(slugPattern)),
});

/** The public part of a business. Links are null if there are none, or while it is inactive. */
export const publicBusiness = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  name: z.string(),
  reviewUrl: z.nullable(z.string()),
  /** The same as `reviewUrl`, under the name that the wizard reads. */
  googleBusinessUrl: z.nullable(z.string()),
  facebookUrl: z.nullable(z.string()),
  /** The hosts of links that lead to other sites than Google's or Facebook's own, for visitors to see. */
  googleLinkHost: z.optional(z.string()),
  facebookLinkHost: z.optional(z.string()),
  logoUrl: z.nullable(z.string()),
  isActive: z.boolean(),
});

export type PublicBusiness = z.infer<typeof publicBusiness>;

export const sentimentsReply = z.object({ sentiments: z.array(z.string()) });

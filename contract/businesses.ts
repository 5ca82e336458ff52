import * as z from 'zod/mini';

/** What an owner's list tells of each business (K-18). */
export const listedBusiness = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  name: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  isActive: z.boolean(),
  logoUrl: z.nullable(z.string()),
});

export type ListedBusiness = z.infer<typeof listedBusiness>;

export const businessesReply = z.array(listedBusiness);

import * as z from 'zod/mini';

/** The signed-in user, as the user may see it (K-01): never a hash, a code or a token. */
export const currentUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
});

export type CurrentUser = z.infer<typeof currentUser>;

import * as z from 'zod/mini';
import { givenPassword } from './accounts.ts';

const typedName = 'Please type the name of the business';

/** The business's name, typed, so that nobody deletes one by a slip (`typed-name.ts`). */
export const deleteBusinessBody = z.object({
  name: z.string(typedName).check(z.maxLength(2_000, typedName)),
});

/** A deleted business that its owner can restore. */
export const deletedBusiness = z.object({
  id: z.int(),
  name: z.string(),
  /** ISO 8601 */
  deletedAt: z.string(),
  /** When it can no longer be restored. ISO 8601 */
  goneAt: z.string(),
});

export type DeletedBusiness = z.infer<typeof deletedBusiness>;

/** The newest first. */
export const deletedBusinessesReply = z.array(deletedBusiness);

export const deleteAccountBody = z.object({ password: givenPassword });

/** `goneAt`: when the account can no longer be restored. ISO 8601 */
export const deleteAccountReply = z.object({ success: z.literal(true), goneAt: z.string() });

import * as z from 'zod/mini';
import { accountEmail, accountName } from './accounts.ts';

/** What an admin corrects about somebody's account; what is left out stays. */
export const correctUserBody = z
  .object({ name: z.optional(accountName), email: z.optional(accountEmail) })
  .check(
    z.refine(
      ({ name, email }) => name !== undefined || email !== undefined,
      'Please send a name or an email address',
    ),
  );

export type CorrectUserBody = z.output<typeof correctUserBody>;

/**
 * The account that gets a business, by its address; and who has it now, as the admin saw it: if that has
 * changed, nothing is done.
 */
export const transferBody = z.object({ email: accountEmail, ownerId: z.int() });

export type TransferBody = z.output<typeof transferBody>;

/** Who has the business from now on. */
export const transferReply = z.object({
  id: z.int(),
  user: z.object({ id: z.int(), name: z.string(), email: z.string() }),
});

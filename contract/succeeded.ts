import * as z from 'zod/mini';

/** The reply of a call that only says that it worked. */
export const succeeded = z.object({ success: z.literal(true) });

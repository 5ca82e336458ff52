import * as z from 'zod/mini';
import { oneLine } from './one-line.ts';
import { suspensionMessages, suspensionReasonError } from './suspension-rules.ts';

/** Why an admin suspended a business, for its owner to read, and since when (ISO 8601). */
export const suspension = z.object({ reason: z.string(), at: z.string() });

export type Suspension = z.infer<typeof suspension>;

/** UTF-16 units, above the longest reason; longer input is not even counted. */
const hardCap = 6_000;

const { missing, tooLong } = suspensionMessages;

export const suspendBody = z.object({
  reason: z.pipe(
    z.pipe(z.string(missing).check(z.maxLength(hardCap, tooLong)), z.transform(oneLine)),
    z.string().check(
      z.refine((text) => suspensionReasonError(text) === null, {
        error: ({ input }) => suspensionReasonError(String(input)) ?? missing,
      }),
    ),
  ),
});

/** The business's state after the call; `suspension` is null once it is lifted. */
export const suspensionReply = z.object({ id: z.int(), suspension: z.nullable(suspension) });

import * as z from 'zod/mini';
import { hasUnshowableCharacters, oneLine, unshowable } from './one-line.ts';
import { graphemeCount } from './text.ts';

/** Why an admin suspended a business, for its owner to read, and since when (ISO 8601). */
export const suspension = z.object({ reason: z.string(), at: z.string() });

export type Suspension = z.infer<typeof suspension>;

/** Two sentences; it is shown on a card and in an email. */
export const suspensionReasonLength = 300;

const missing = 'Please say why, so that the owner knows what to do';
const tooLong = `Please use ${suspensionReasonLength} characters or fewer`;

/** The message for a reason that cannot be saved; null for one that can. */
export function suspensionReasonError(text: string): string | null {
  const reason = oneLine(text);
  if (graphemeCount(reason) < 2) return missing;
  if (graphemeCount(reason) > suspensionReasonLength) return tooLong;
  return hasUnshowableCharacters(reason) ? unshowable : null;
}

export const suspendBody = z.object({
  reason: z.pipe(
    z.pipe(z.string(missing).check(z.maxLength(6_000, tooLong)), z.transform(oneLine)),
    z.string().check(
      z.refine((text) => graphemeCount(text) >= 2, missing),
      z.refine((text) => graphemeCount(text) <= suspensionReasonLength, tooLong),
      z.refine((text) => !hasUnshowableCharacters(text), unshowable),
    ),
  ),
});

/** The business's state after the call; `suspension` is null once it is lifted. */
export const suspensionReply = z.object({ id: z.int(), suspension: z.nullable(suspension) });

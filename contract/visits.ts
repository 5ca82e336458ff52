import * as z from 'zod/mini';
import { idInPath } from './ids.ts';
import { isTag } from './tags.ts';

/** What the visitor's page reports, each at most once per visit. The server counts the rest itself. */
export const visitEvents = ['view', 'good', 'bad', 'copied'] as const;

export type VisitEvent = (typeof visitEvents)[number];

export const visitParams = z.object({ event: z.enum(visitEvents), businessId: idInPath });

/**
 * The tag of the link by which a visit came. What can't be one is dropped: whatever else is in a link's
 * address, it neither breaks a page nor loses a count.
 */
export const visitQuery = z.object({
  at: z.pipe(
    z.optional(z.unknown()),
    z.transform((at) => (typeof at === 'string' && isTag(at) ? at : undefined)),
  ),
});

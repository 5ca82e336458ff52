import * as z from 'zod/mini';
import { draftingReport } from './drafting-report.ts';
import { trouble } from './troubles.ts';

/** How often each reason occurred; reasons with a count of 0 are missing. */
const reasons = z.record(z.string(), z.int());

/** The whole installation's figures, for admins: no businesses, no people and no texts. */
export const overview = z.object({
  version: z.string(),
  /** How long the answering process has been running, in seconds. */
  uptime: z.int(),
  users: z.int(),
  /** `active` counts those that are switched on, whatever the state of their owner's account. */
  businesses: z.object({ all: z.int(), active: z.int() }),
  writer: draftingReport.shape.writer,
  /** The last 30 UTC days, oldest first; the last one is today. */
  days: z.array(
    z.object({
      day: z.string(),
      drafts: z.int(),
      googleLinkClicks: z.int(),
      facebookLinkClicks: z.int(),
    }),
  ),
  /** Over the same 30 days: why drafts were rejected, why a model wrote none, and what models cost. */
  refusals: z.object({ own: reasons, model: reasons }),
  fallbacks: reasons,
  tokens: z.object({ sent: z.int(), received: z.int() }),
  email: z.object({
    waiting: z.int(),
    /** How many seconds the oldest that can be read has been waiting; null if none is. */
    oldest: z.nullable(z.int()),
    /** Given up on in the last 30 days. */
    undeliverable: z.int(),
  }),
  /** What needs attention now. */
  troubles: z.array(trouble),
});

export type Overview = z.infer<typeof overview>;

import * as z from 'zod/mini';
import { draftingReport } from './drafting-report.ts';

/** How often each reason occurred; those that did not are missing. */
const reasons = z.record(z.string(), z.int());

/** The whole installation in figures, for admins: no business, no person and no words. */
export const overview = z.object({
  version: z.string(),
  /** How long the process that answers has been running, in seconds. */
  uptime: z.int(),
  users: z.int(),
  /** Active are those that are switched on, whatever state their owner's account is in. */
  businesses: z.object({ all: z.int(), active: z.int() }),
  writer: draftingReport.shape.writer,
  /** The last 30 UTC days, the oldest first; the last one is today. */
  days: z.array(
    z.object({
      day: z.string(),
      drafts: z.int(),
      googleLinkClicks: z.int(),
      facebookLinkClicks: z.int(),
    }),
  ),
  /** Of the same 30 days: why drafts were refused, why a model gave none, and what models cost. */
  refusals: z.object({ own: reasons, model: reasons }),
  fallbacks: reasons,
  tokens: z.object({ sent: z.int(), received: z.int() }),
  mail: z.object({
    waiting: z.int(),
    /** For how many seconds the oldest of them has waited; null where none waits. */
    oldest: z.nullable(z.int()),
    /** Given up in the last 30 days. */
    undeliverable: z.int(),
  }),
});

export type Overview = z.infer<typeof overview>;

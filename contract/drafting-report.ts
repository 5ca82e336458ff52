import * as z from 'zod/mini';

/** How often each reason occurred; reasons with a count of 0 are missing. */
const reasons = z.record(z.string(), z.int());

/** How the drafts of all businesses were made on one UTC day. */
const dayOfDrafting = z.object({
  day: z.string(),
  /** Drafts by writer. */
  drafts: z.object({ builtin: z.int(), model: z.int() }),
  /** Calls to the model; tokens are 0 if the provider does not report them. */
  model: z.object({
    calls: z.int(),
    tokensIn: z.int(),
    tokensOut: z.int(),
    /** Drafts that could be used after a repair. */
    repaired: z.int(),
  }),
  /** Why the model wrote no draft: failures, budgets, possible prompt injection, late repeats. */
  fallbacks: reasons,
  /** Why drafts were rejected. */
  refusals: z.object({ own: reasons, model: reasons }),
});

export type DayOfDrafting = z.infer<typeof dayOfDrafting>;

/**
 * The writer's configuration and statistics, for admins. Contains no key, no URL and no text of any draft.
 */
export const draftingReport = z.object({
  writer: z.object({
    provider: z.enum(['builtin', 'openai', 'anthropic']),
    /** Null for the built-in writer. */
    model: z.nullable(z.string()),
    /** What takes over if the model fails. */
    fallback: z.nullable(z.enum(['builtin', 'none'])),
  }),
  /** How many drafts may be requested from the model per UTC day; not enforced with `LIMITS=off`. */
  budgets: z.object({
    visitor: z.int(),
    business: z.int(),
    installation: z.int(),
    enforced: z.boolean(),
  }),
  today: dayOfDrafting,
  /** The 30 days before today, latest first. */
  days: z.array(dayOfDrafting),
});

export type DraftingReport = z.infer<typeof draftingReport>;

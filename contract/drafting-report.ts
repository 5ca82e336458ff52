import * as z from 'zod/mini';

/** How often each reason occurred; those that did not are missing. */
const reasons = z.record(z.string(), z.int());

/** How the drafts of one UTC day came about, of all businesses together. */
const dayOfDrafting = z.object({
  day: z.string(),
  /** Drafts by who wrote them. */
  drafts: z.object({ builtin: z.int(), model: z.int() }),
  /** What the model was asked; tokens are 0 where the provider tells none. */
  model: z.object({
    calls: z.int(),
    tokensIn: z.int(),
    tokensOut: z.int(),
    /** Drafts that could be given after a repair. */
    repaired: z.int(),
  }),
  /** Why the model gave no draft: failures, budgets, possible prompt injection, late repeats. */
  fallbacks: reasons,
  /** Why drafts were refused. */
  refusals: z.object({ own: reasons, model: reasons }),
});

export type DayOfDrafting = z.infer<typeof dayOfDrafting>;

/** Who writes the drafts, for admins. Holds no key, no address and no word of any draft. */
export const draftingReport = z.object({
  writer: z.object({
    provider: z.enum(['builtin', 'openai', 'anthropic']),
    /** Null for the built-in writer. */
    model: z.nullable(z.string()),
    /** Who takes over when the model fails. */
    fallback: z.nullable(z.enum(['builtin', 'none'])),
  }),
  /** Drafts that the model may be asked for on a UTC day; not enforced with `LIMITS=off`. */
  budgets: z.object({
    visitor: z.int(),
    business: z.int(),
    installation: z.int(),
    enforced: z.boolean(),
  }),
  today: dayOfDrafting,
  /** The 30 days before today, the latest first. */
  days: z.array(dayOfDrafting),
});

export type DraftingReport = z.infer<typeof draftingReport>;

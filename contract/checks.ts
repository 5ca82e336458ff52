import * as z from 'zod/mini';

/**
 * What a check found. `attention`: it works, but something should be done. `unknown`: it could not be
 * checked from here, or something else has to be put right first.
 */
export const checkStates = ['ok', 'attention', 'failed', 'unknown'] as const;

export type CheckState = (typeof checkStates)[number];

/** What a check is about; also the order in which they are shown. */
export const checkGroups = [
  'Settings',
  'Program',
  'Data',
  'Database',
  'Email',
  'Drafts',
  'Public URL',
  'Machine',
] as const;

export type CheckGroup = (typeof checkGroups)[number];

/** One line of `npm run doctor`, and of the admin's system check. */
export const checkResult = z.object({
  group: z.enum(checkGroups),
  title: z.string(),
  state: z.enum(checkStates),
  /** What was found, in a sentence. */
  text: z.string(),
  /** What to do about it; missing if there is nothing to do. */
  todo: z.optional(z.string()),
});

export type CheckResult = z.infer<typeof checkResult>;

/** All checks that make sense from a running process, and when they were made (ISO 8601). */
export const systemChecksReply = z.object({
  at: z.string(),
  checks: z.array(checkResult),
});

export type SystemChecks = z.infer<typeof systemChecksReply>;

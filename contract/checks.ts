import * as z from 'zod/mini';
import { checkGroups, checkStates } from './check-groups.ts';

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

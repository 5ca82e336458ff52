import * as z from 'zod/mini';
import { largestId, limits } from './limits.ts';
import { graphemeCount, hasForbiddenCharacters, normaliseText } from './text.ts';
import { isThankableName } from './thanked-name.ts';

const sentiment = z.pipe(
  z.pipe(z.string().check(z.maxLength(1_000)), z.transform(normaliseText)),
  z.string().check(
    z.refine((text) => text !== '', 'A sentiment cannot be empty'),
    z.refine(
      (text) => graphemeCount(text) <= limits.sentimentLength,
      `A sentiment has at most ${limits.sentimentLength} characters`,
    ),
    z.refine(
      (text) => !hasForbiddenCharacters(text),
      'A sentiment holds characters that cannot be shown',
    ),
  ),
);

const thankedName = z.pipe(
  z.pipe(z.string().check(z.maxLength(1_000)), z.transform(normaliseText)),
  z
    .string()
    .check(z.refine(isThankableName, 'Please use only letters, spaces, apostrophes, and hyphens')),
);

const fourMakeAReview = `Exactly ${limits.sentiments} sentiments make a review`;

/**
 * Both payload forms of 1§3: the wizard's (`reviewType`) and the business page's (`businessType`,
 * `businessId`). The type is always health care whatever it says (K-11), so it is not read.
 */
export const generateBody = z.object({
  sentiments: z
    .array(sentiment, fourMakeAReview)
    .check(
      z.length(limits.sentiments, fourMakeAReview),
      z.refine(allDifferent, 'Each sentiment counts once'),
    ),
  reviewType: z.optional(z.string().check(z.maxLength(100))),
  businessType: z.optional(z.string().check(z.maxLength(100))),
  businessId: z.optional(z.int().check(z.positive(), z.maximum(largestId))),
  thankSomeone: z.optional(z.nullable(thankedName)),
});

export type GenerateBody = z.output<typeof generateBody>;

export const generateReply = z.object({
  review: z.string(),
  source: z.enum(['builtin', 'model']),
});

export type Draft = z.infer<typeof generateReply>;

function allDifferent(sentiments: string[]): boolean {
  return new Set(sentiments.map((text) => text.toLowerCase())).size === sentiments.length;
}

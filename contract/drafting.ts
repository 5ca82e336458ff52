import * as z from 'zod/mini';
import { atMost, cleanText } from './clean-text.ts';
import { largestId, constraints } from './constraints.ts';
import { hasForbiddenCharacters, normalizeText } from './text.ts';
import { isThankableName, withoutTitlePeriods } from './thanked-name.ts';

/** UTF-16 units, above every limit. */
const hardCap = 1_000;

const normalized = cleanText({ clean: normalizeText, hardCap });

const sentiment = normalized.check(
  z.refine((text) => text !== '', 'A sentiment cannot be empty'),
  atMost(
    constraints.sentimentLength,
    `Please keep each sentiment to ${constraints.sentimentLength} characters`,
  ),
  z.refine(
    (text) => !hasForbiddenCharacters(text),
    'Please use plain letters and punctuation in each sentiment',
  ),
);

/** A visitor's own sentiment, before it is chosen. */
export const checkSentimentBody = z.object({ sentiment });

export type CheckSentimentBody = z.output<typeof checkSentimentBody>;

const thankedName = cleanText({
  clean: (text) => withoutTitlePeriods(normalizeText(text)),
  hardCap,
}).check(z.refine(isThankableName, 'Please use only letters, spaces, apostrophes, and hyphens'));

/** How a draft should differ from the previous one. */
export const draftStyles = ['shorter', 'longer', 'casual'] as const;

export type DraftStyle = (typeof draftStyles)[number];

const note = normalized.check(
  atMost(constraints.noteLength, `Please keep this to ${constraints.noteLength} characters`),
  z.refine(
    (text) => !hasForbiddenCharacters(text),
    'Please use plain letters and punctuation here',
  ),
);

const fourMakeAReview = `Please select exactly ${constraints.sentiments} sentiments`;

/**
 * Both payload forms: the wizard's (`reviewType`) and the business page's (`businessType`, `businessId`).
 * The type is always health care, whatever is sent, so it is ignored.
 */
export const generateBody = z.object({
  sentiments: z
    .array(sentiment, fourMakeAReview)
    .check(
      z.length(constraints.sentiments, fourMakeAReview),
      z.refine(allDifferent, 'Please select each sentiment only once'),
    ),
  reviewType: z.optional(z.string().check(z.maxLength(100))),
  businessType: z.optional(z.string().check(z.maxLength(100))),
  businessId: z.optional(z.int().check(z.positive(), z.maximum(largestId))),
  thankSomeone: z.optional(z.nullable(thankedName)),
  /** The visitor's note. It is never stored. */
  note: z.optional(z.nullable(note)),
  style: z.optional(z.enum(draftStyles)),
  /** Drafts are in English, whichever of these is sent. */
  language: z.optional(z.enum(['en', 'es'])),
});

export type GenerateBody = z.output<typeof generateBody>;

export const generateReply = z.object({
  review: z.string(),
  source: z.enum(['builtin', 'model']),
});

export type DraftReply = z.infer<typeof generateReply>;

function allDifferent(sentiments: string[]): boolean {
  return new Set(sentiments.map((text) => text.toLowerCase())).size === sentiments.length;
}

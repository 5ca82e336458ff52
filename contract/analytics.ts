import * as z from 'zod/mini';

const counts = {
  reviewsGenerated: z.int(),
  googleLinkClicks: z.int(),
  facebookLinkClicks: z.int(),
};

/**
 * How a business's page was used: in total, and on each of the last 30 UTC days, oldest first. Only drafts
 * and clicks are counted; whether a review was posted is unknown.
 */
export const analytics = z.object({
  ...counts,
  recent: z.object({
    /** The UTC day of each list's last number, such as `2026-11-21`. */
    lastDay: z.string(),
    reviewsGenerated: z.array(z.int()),
    googleLinkClicks: z.array(z.int()),
    facebookLinkClicks: z.array(z.int()),
  }),
});

export type Analytics = z.infer<typeof analytics>;

/** Every UTC day since the business was set up, oldest first, for a spreadsheet. */
export const dailyCountsReply = z.object({
  days: z.array(z.object({ day: z.string(), ...counts })),
});

export type DailyCounts = z.infer<typeof dailyCountsReply>['days'][number];

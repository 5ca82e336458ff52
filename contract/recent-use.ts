import * as z from 'zod/mini';
import { atMost, cleanText } from './clean-text.ts';
import { idInPath } from './ids.ts';
import { oneLine } from './one-line.ts';
import { hasWord, tagNameLength, tagNameMessages } from './tags.ts';

const perDay = z.array(z.int());

/**
 * How a business's page was used on the last 30 days of its own time zone, oldest first. Everything is a
 * number of events: one person can visit twice, and ask for several drafts.
 */
export const recentUse = z.object({
  /** IANA name; null if the owner hasn't set one, and days are UTC. */
  timeZone: z.nullable(z.string()),
  /** The day of each list's last number, such as `2026-11-21`. */
  lastDay: z.string(),
  days: z.object({
    visits: perDay,
    reviewsGenerated: perDay,
    googleLinkClicks: perDay,
    facebookLinkClicks: perDay,
  }),
  /** The sums of these days, in the order of a visit. */
  funnel: z.object({
    visits: z.int(),
    good: z.int(),
    bad: z.int(),
    drafts: z.int(),
    copied: z.int(),
    clicks: z.int(),
    feedback: z.int(),
  }),
  /** The tagged links and what came by each, in the order they were made. */
  tags: z.array(
    z.object({
      id: z.int(),
      tag: z.string(),
      name: z.string(),
      visits: z.int(),
      drafts: z.int(),
      clicks: z.int(),
    }),
  ),
});

export type RecentUse = z.infer<typeof recentUse>;
export type TagUse = RecentUse['tags'][number];

export const addTagBody = z.object({
  name: cleanText({ clean: oneLine, hardCap: 1_000 }).check(
    z.refine((name) => name !== '', tagNameMessages.missing),
    z.refine(hasWord, tagNameMessages.noWord),
    atMost(tagNameLength, tagNameMessages.tooLong),
  ),
});

export const addTagReply = z.object({ id: z.int(), tag: z.string(), name: z.string() });

export const tagParams = z.object({ id: idInPath, tagId: idInPath });

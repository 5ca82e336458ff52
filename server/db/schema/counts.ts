import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { id, timestampTz } from './columns.ts';

/** What a visit does on a business's page, apart from drafts and clicks. */
const visitKinds = ['view', 'good', 'bad', 'copied', 'feedback'] as const;
const allKinds = [...visitKinds, 'draft', 'google_click', 'facebook_click'] as const;
const taggedKinds = ['view', 'draft', 'google_click', 'facebook_click'] as const;

const businessId = () =>
  integer('business_id')
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });
const day = () => date('day', { mode: 'string' }).notNull();

/**
 * The counts of each UTC hour of a day: `hours[5]` is the hour from 05:00, and hours without any are null
 * or missing. One row for the day is half the size of a row for each hour, even for a quiet business.
 */
const hours = () => integer('hours').array().notNull();

/** Counts by UTC hour, of the last 60 days only; drafts and clicks are in `business_counts` as well. */
export const hourCounts = pgTable(
  'hour_counts',
  {
    businessId: businessId(),
    day: day(),
    kind: text('kind', { enum: allKinds }).notNull(),
    hours: hours(),
  },
  (table) => [
    primaryKey({ name: 'hour_counts_pkey', columns: [table.businessId, table.day, table.kind] }),
    index('hour_counts_day').on(table.day),
    check('hour_counts_kind', sql`${table.kind} in (${listed(allKinds)})`),
  ],
);

/** What maintenance keeps of older visits: their counts by UTC day. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    businessId: businessId(),
    day: day(),
    kind: text('kind', { enum: visitKinds }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ name: 'visit_counts_pkey', columns: [table.businessId, table.day, table.kind] }),
    check('visit_counts_kind', sql`${table.kind} in (${listed(visitKinds)})`),
  ],
);

/** Links of a business with a tag (`?at=desk`), for telling apart where its visits come from. */
export const businessTags = pgTable(
  'business_tags',
  {
    id: id(),
    businessId: businessId(),
    tag: text('tag').notNull(),
    name: text('name').notNull(),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
  },
  (table) => [unique('business_tags_tag').on(table.businessId, table.tag)],
);

/** The part of `hour_counts` that came by a tagged link; deleting the tag deletes it. */
export const tagCounts = pgTable(
  'tag_counts',
  {
    tagId: integer('tag_id')
      .notNull()
      .references(() => businessTags.id, { onDelete: 'cascade' }),
    day: day(),
    kind: text('kind', { enum: taggedKinds }).notNull(),
    hours: hours(),
  },
  (table) => [
    primaryKey({ name: 'tag_counts_pkey', columns: [table.tagId, table.day, table.kind] }),
    index('tag_counts_day').on(table.day),
    check('tag_counts_kind', sql`${table.kind} in (${listed(taggedKinds)})`),
  ],
);

function listed(kinds: readonly string[]) {
  return sql.raw(kinds.map((kind) => `'${kind}'`).join(', '));
}

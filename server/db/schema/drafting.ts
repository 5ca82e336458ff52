import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { bytea, timestampTz } from './columns.ts';

/** HMACs of drafts' idempotency keys, so that a repeat is neither counted nor paid for twice. */
export const draftRequests = pgTable(
  'draft_requests',
  {
    keyHash: varchar('key_hash', { length: 43 }).primaryKey(),
    /** HMAC of the key and the content, to tell a repeat from other content under the same key. */
    contentHash: varchar('content_hash', { length: 43 }),
    /** Which attempt of the built-in writer was sent; null if none was. */
    attempt: smallint('attempt'),
    counted: boolean('counted').notNull().default(false),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
  },
  (table) => [index('draft_requests_created_at').on(table.createdAt)],
);

/**
 * What is stored of drafts to find similar ones later (`similarity/fingerprint.ts`): no text, no time of
 * day.
 */
export const draftFingerprints = pgTable(
  'draft_fingerprints',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    print: bytea('print').notNull(),
  },
  (table) => [
    index('draft_fingerprints_business_id').on(table.businessId, table.id),
    index('draft_fingerprints_day').on(table.day),
    check('draft_fingerprints_print', sql`octet_length(${table.print}) = 196`),
  ],
);

const usageKinds = ['draft', 'model', 'fallback', 'own-refusal', 'model-refusal'] as const;

/**
 * How the drafts of all businesses were made, by UTC day, without what is still in `draft_usage_shards`.
 * Names come from closed lists.
 */
export const draftUsage = pgTable(
  'draft_usage',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: usageKinds }).notNull(),
    name: text('name').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'draft_usage_pkey', columns: [table.day, table.kind, table.name] }),
    check(
      'draft_usage_kind',
      sql`${table.kind} in ('draft', 'model', 'fallback', 'own-refusal', 'model-refusal')`,
    ),
  ],
);

/** What drafts add to `draft_usage`, in many rows: in one, they would wait for each other's commits. */
export const draftUsageShards = pgTable(
  'draft_usage_shards',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: usageKinds }).notNull(),
    name: text('name').notNull(),
    shard: smallint('shard').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'draft_usage_shards_pkey',
      columns: [table.day, table.kind, table.name, table.shard],
    }),
    check(
      'draft_usage_shards_kind',
      sql`${table.kind} in ('draft', 'model', 'fallback', 'own-refusal', 'model-refusal')`,
    ),
  ],
);

/**
 * How often a model was requested on a UTC day, including refused requests: `installation`, `business:12`,
 * or `visitor:` and a keyed hash. Unlogged, as its migration says: a database crash empties it.
 */
export const modelBudgets = pgTable(
  'model_budgets',
  {
    day: date('day', { mode: 'string' }).notNull(),
    budget: varchar('budget', { length: 60 }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ name: 'model_budgets_pkey', columns: [table.day, table.budget] })],
);

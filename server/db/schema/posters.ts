import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { posterKinds, posterPapers } from '../../../contract/poster-rules.ts';
import { businesses } from './businesses.ts';
import { bytea, timestampTz } from './columns.ts';

/** Logos in print resolution, by the SHA-256 (hex) of the logo's hash and their own bytes. */
export const logoPrints = pgTable(
  'logo_prints',
  {
    hash: varchar('hash', { length: 64 }).primaryKey(),
    /** The logo that it is the original of. */
    logoHash: varchar('logo_hash', { length: 64 }).notNull(),
    /** A PNG or a JPEG. */
    bytes: bytea('bytes').notNull(),
    /** The logo's own color; null if it has none. */
    color: varchar('color', { length: 7 }),
    createdAt: timestampTz('created_at').notNull().defaultNow(),
  },
  (table) => [index('logo_prints_logo_hash').on(table.logoHash)],
);

/** What is printed for a business, and what its owner chose about it; a business may have none. */
export const posters = pgTable(
  'posters',
  {
    businessId: integer('business_id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Null, like `paper`, until a design is saved. */
    kind: text('kind', { enum: posterKinds }),
    paper: text('paper', { enum: posterPapers }),
    /** Null for the logo's color. */
    color: varchar('color', { length: 7 }),
    /** Null for our neutral question. */
    sentence: text('sentence'),
    /** Of the logo that the business had when it was stored; it may have another one by now. */
    printHash: varchar('print_hash', { length: 64 }).references(() => logoPrints.hash),
  },
  (table) => [index('posters_print_hash').on(table.printHash)],
);

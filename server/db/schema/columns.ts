import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Kinds of columns that several tables have. */

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Compared byte by byte, so that an order is the same in every database, and an index serves it. */
export const orderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const timestampTz = (name: string) => timestamp(name, { withTimezone: true });

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Compared byte by byte, so that sort orders are the same in every database and can use an index. */
export const orderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const timestampTz = (name: string) => timestamp(name, { withTimezone: true });

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Runs independent writes in one round trip. All of them see the data as it was before any of them
 * (PostgreSQL, "Data-Modifying Statements in WITH"), so no two may change the same row.
 */
export async function writeTogether(db: Db, writes: readonly SQLWrapper[]): Promise<void> {
  if (writes.length === 0) return;
  const steps = writes.map(
    (write, index) => sql`${sql.identifier(`write_${index}`)} as (${write.getSQL()})`,
  );
  await db.execute(sql`with ${sql.join(steps, sql`, `)} select`);
}

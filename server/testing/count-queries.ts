import type { Context } from '../context.ts';

/** How many statements an action sends to the database. */
export async function countQueries(
  { pool }: Pick<Context, 'pool'>,
  deed: () => Promise<unknown>,
): Promise<number> {
  const { query } = pool;
  let count = 0;
  pool.query = ((...args: Parameters<typeof query>) => {
    count += 1;
    return query.apply(pool, args);
  }) as typeof query; // the same function, counted
  try {
    await deed();
  } finally {
    pool.query = query;
  }
  return count;
}

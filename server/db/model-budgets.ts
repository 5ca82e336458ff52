import { lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from './client.ts';
import { modelBudgets } from './schema/drafting.ts';

/** One count of a day and the most that it may reach. */
export interface Budget {
  key: string;
  most: number;
}

/** Whether this request is the first of its key, and how far each budget that was asked is used. */
export interface Taken {
  claimed: boolean;
  /** In the order of the budgets; one that was not asked is missing. */
  used: number[];
}

/**
 * Claims a request's key and takes one from each budget in turn: all of it in one statement, so that
 * any number at once get exactly what there is. A key that was claimed before takes nothing. A budget
 * counts what it refuses too, so that asking on does not pay; the ones behind it are not asked, so
 * that nobody uses up what belongs to all.
 */
export async function claimWithBudgets(
  db: Db,
  request: { keyHash: string | undefined; day: string; now: Date },
  budgets: readonly Budget[],
): Promise<Taken> {
  const steps = budgets.map(({ key, most }, index) => {
    const [step, before] = [stepName(index), stepName(index - 1)];
    return sql`${step} as (
      insert into model_budgets (day, budget, used)
      select ${request.day}::date, ${key}, 1 from ${before} where allowed
      on conflict (day, budget) do update set used = model_budgets.used + 1
      returning used, used <= ${most} as allowed
    )`;
  });
  const results = budgets.map((_, index) => sql`(select used from ${stepName(index)})`);
  const { rows } = await db.execute<{ used: (number | null)[] }>(sql`
    with ${sql.join([claim(request), ...steps], sql`, `)}
    select array[${sql.join(results, sql`, `)}]::int[] as used from ${stepName(-1)}`);
  const used = rows[0]?.used.filter((count) => count !== null);
  return { claimed: used !== undefined, used: used ?? [] };
}

function claim({ keyHash, now }: { keyHash: string | undefined; now: Date }): SQL {
  const step = stepName(-1);
  if (keyHash === undefined) return sql`${step} as (select true as allowed)`;
  return sql`${step} as (
    insert into draft_requests (key_hash, created_at) values (${keyHash}, ${now})
    on conflict do nothing returning true as allowed
  )`;
}

function stepName(index: number): SQL {
  return sql.identifier(`step_${index + 1}`).getSQL();
}

/** Forgets what was used on days before this one. */
export async function deleteModelBudgets(db: Db, day: string): Promise<void> {
  await db.delete(modelBudgets).where(lt(modelBudgets.day, day));
}

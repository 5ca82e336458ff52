import { lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import type { RequestIdentity } from './request-identity.ts';
import { modelBudgets } from './schema/drafting.ts';

/** A daily count and its limit. */
export interface Budget {
  key: string;
  most: number;
}

/** Whether this key is new, and how far each budget that was tried is used. */
export interface Taken {
  claimed: boolean;
  /** In the order of the budgets; those that were not tried are missing. */
  used: number[];
}

/**
 * Claims a request's key and takes one from each budget in turn. A single statement, so concurrent calls
 * never exceed a budget. A key that was claimed before takes nothing. A budget counts refused calls too, so
 * that retrying doesn't help; the budgets after it are not tried, so that one business or visitor cannot
 * use up the installation's.
 */
export async function claimWithBudgets(
  db: Db,
  request: { identity: RequestIdentity; day: string; now: Date },
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

function claim({ identity, now }: { identity: RequestIdentity; now: Date }): SQL {
  return sql`${stepName(-1)} as (
    insert into draft_requests (key_hash, content_hash, created_at)
    values (${identity.keyHash}, ${identity.contentHash}, ${now})
    on conflict do nothing returning true as allowed
  )`;
}

function stepName(index: number): SQL {
  return sql.identifier(`step_${index + 1}`).getSQL();
}

/** Deletes the usage of days before this one. */
export async function deleteModelBudgets(
  db: Db,
  day: string,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, modelBudgets, lt(modelBudgets.day, day), stopping);
}

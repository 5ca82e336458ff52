import { type Demand, perDraft } from './demand.ts';
import { popularityOf } from './popularity.ts';
import type { TableSize } from './table-sizes.ts';

/** Days that `server/start/maintenance.ts` keeps a table's rows; 0 for as long as the business exists. */
export const keptDays = {
  hour_counts: 60,
  business_counts: 0,
  visit_counts: 0,
  draft_fingerprints: 90,
  draft_requests: 1,
  outbox: 30,
} as const;

export type GrowingTable = keyof typeof keptDays;

export interface Growth {
  rowsPerDay: number;
  bytesPerDay: number;
  /** Once as much is deleted as is added; for tables that only grow, after a year. */
  bytesKept: number;
}

/** Fingerprints that are kept of a business's drafts (`server/domain/drafting/memory/choose-drafts.ts`). */
const maxPrints = 200;
const year = 365;

/**
 * The rows that a day adds to each table. Counts have a row for each business and kind that had any, so
 * they depend on how visits are spread (`popularity.ts`).
 */
function rowsPerDay(demand: Demand, businesses: number): Record<GrowingTable, number> {
  const { reachedBy } = popularityOf(businesses);
  const days = (perDraftOfKind: number) => reachedBy(perDraftOfKind * demand.draftsPerDay);
  const drafts = days(perDraft.draft);
  const clicks = days(perDraft.click * 0.85) + days(perDraft.click * 0.15);
  const visits = days(1.6) + days(1) + days(0.2) + days(0.8) + days(perDraft.feedback);
  return {
    hour_counts: visits + drafts + clicks,
    business_counts: drafts + clicks,
    visit_counts: visits,
    draft_fingerprints: demand.draftsPerDay,
    draft_requests: demand.draftsPerDay,
    outbox: perDraft.feedback * demand.draftsPerDay,
  };
}

/** @param bytesPerRow as measured, indexes included */
export function growthOf(
  demand: Demand,
  businesses: number,
  bytesPerRow: Record<GrowingTable, number>,
): Record<GrowingTable, Growth> {
  const rows = rowsPerDay(demand, businesses);
  const names = Object.keys(keptDays) as GrowingTable[]; // the keys of a const object
  const growth = names.map((name): [GrowingTable, Growth] => {
    const kept = Math.min(rows[name] * (keptDays[name] || year), mostRows(name, businesses));
    const bytesPerDay = rows[name] * bytesPerRow[name];
    return [name, { rowsPerDay: rows[name], bytesPerDay, bytesKept: kept * bytesPerRow[name] }];
  });
  return Object.fromEntries(growth) as Record<GrowingTable, Growth>; // one for each table
}

function mostRows(name: GrowingTable, businesses: number): number {
  return name === 'draft_fingerprints' ? maxPrints * businesses : Number.POSITIVE_INFINITY;
}

/** A table without enough rows takes the figure of the one that is most like it. */
export function bytesPerRowOf(sizes: ReadonlyMap<string, TableSize>): Record<GrowingTable, number> {
  const of = (name: string) => {
    const { rows = 0, bytes = 0 } = sizes.get(name) ?? {};
    return rows < 1_000 ? undefined : bytes / rows;
  };
  const counts = of('business_counts') ?? Number.NaN;
  return {
    hour_counts: of('hour_counts') ?? Number.NaN,
    business_counts: counts,
    visit_counts: of('visit_counts') ?? counts,
    draft_fingerprints: of('draft_fingerprints') ?? Number.NaN,
    draft_requests: of('draft_requests') ?? Number.NaN,
    outbox: of('outbox') ?? Number.NaN,
  };
}

import type { Db } from './client.ts';
import { combineIncrements, totalOf } from './combined-increments.ts';
import { addingHours, addingTags, type TaggedKind, type UtcHour } from './hour-counts.ts';
import { perClient } from './per-client.ts';
import type { visitCounts } from './schema/counts.ts';
import { writeTogether } from './write-together.ts';

export type VisitKind = (typeof visitCounts.$inferSelect)['kind'];

const increment = perClient(() => combineIncrements());

/**
 * Adds one to what visits did at a business in an hour; resolves once it is committed. Concurrent ones share
 * a statement. Nothing is counted for a business that does not exist.
 */
export function addVisit(
  db: Db,
  kind: VisitKind,
  hour: UtcHour,
  { businessId, tag }: { businessId: number; tag?: string | undefined },
): Promise<void> {
  return increment(db)(
    JSON.stringify([businessId, kind, hour]),
    (increments) => {
      const counts = [...increments].map(([by, count]) => ({ businessId, tag: by, count }));
      const tagged = isTagged(kind) ? addingTags(kind, hour, counts) : [];
      const all = [{ businessId, count: totalOf(increments) }];
      return writeTogether(db, [addingHours(kind, hour, all), ...tagged]);
    },
    tag,
  );
}

function isTagged(kind: VisitKind): kind is VisitKind & TaggedKind {
  return kind === 'view';
}

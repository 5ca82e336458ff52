import type { UsageCounts, UsageKind } from '../../db/draft-usage.ts';
import type { Rejection } from './guard/rejection.ts';
import type { OverBudget } from './models/model-budgets.ts';
import type { ModelCost, ModelFailure } from './models/draft-model.ts';

/**
 * Why the built-in writer replaced a configured model: the model failed, a budget was used up, the
 * input may be prompt injection, a repeat's response is no longer cached, or the database is down.
 */
export type FallbackReason = ModelFailure | OverBudget | 'prompt-injection' | 'repeat' | 'database';

/** What is counted, by kind. */
interface Names extends Record<UsageKind, string> {
  draft: 'builtin' | 'model';
  model: ModelCost | 'repaired';
  fallback: FallbackReason;
  'own-refusal': Rejection;
  'model-refusal': Rejection;
}

/** Counts what one draft used and ran into, for the day's totals; never any of its text. */
export interface UsageCounter {
  add<Kind extends UsageKind>(kind: Kind, name: Names[Kind], count?: number): void;
  addAll(counts: UsageCounts): void;
  counts(): UsageCounts;
}

export function createUsageCounter(): UsageCounter {
  const counts = new Map<string, UsageCounts[number]>();
  const add = ({ kind, name, count }: UsageCounts[number]) => {
    if (count === 0) return;
    const key = `${kind} ${name}`;
    const before = counts.get(key)?.count ?? 0;
    counts.set(key, { kind, name, count: before + count });
  };
  return {
    add: (kind, name, count = 1) => add({ kind, name, count }),
    addAll: (all) => all.forEach(add),
    counts: () => [...counts.values()],
  };
}

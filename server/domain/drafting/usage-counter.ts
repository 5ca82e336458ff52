import type { UsageKind, UsageRow } from '../../db/draft-usage.ts';
import type { Rejection } from './guard/rejection.ts';
import type { OverBudget } from './models/model-budgets.ts';
import type { ModelCost, ModelFailure } from './models/draft-model.ts';

/**
 * Why the built-in writer took a draft that a model was to write: the model failed, a budget was used
 * up, possible prompt injection, a repeat whose answer is no longer at hand, or no database to charge.
 */
export type FallbackReason = ModelFailure | OverBudget | 'prompt-injection' | 'repeat' | 'database';

/** What is counted of drafts, by kind. */
interface Names extends Record<UsageKind, string> {
  draft: 'builtin' | 'model';
  model: ModelCost | 'repaired';
  fallback: FallbackReason;
  'own-refusal': Rejection;
  'model-refusal': Rejection;
}

/** What one draft cost and met on its way, to be added to the day's counts; never a word of it. */
export interface UsageCounter {
  add<Kind extends UsageKind>(kind: Kind, name: Names[Kind], count?: number): void;
  counts(): Omit<UsageRow, 'day'>[];
}

export function createUsageCounter(): UsageCounter {
  const counts = new Map<string, Omit<UsageRow, 'day'>>();
  return {
    add(kind, name, count = 1) {
      if (count === 0) return;
      const key = `${kind} ${name}`;
      const before = counts.get(key)?.count ?? 0;
      counts.set(key, { kind, name, count: before + count });
    },
    counts: () => [...counts.values()],
  };
}

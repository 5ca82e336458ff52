import type { BaseContext } from '../base-context.ts';
import { createBestEffort, type BestEffort } from './best-effort.ts';
import type { DraftRequest } from './draft-request.ts';
import { createDraftMemory, type DraftMemory } from './memory/draft-memory.ts';
import { createLateDrafts, type LateDrafts } from './memory/late-drafts.ts';
import type { ModelTiming } from './models/model-writer.ts';
import { withCircuitBreaker } from './models/circuit-breaker.ts';
import { createDraftModel } from './models/create-draft-model.ts';
import type { DraftModel } from './models/draft-model.ts';
import type { UsageCounter } from './usage-counter.ts';

/** Everything that writing a draft needs: the writers, the memory, and the usual context. */
export interface Composer extends BaseContext {
  memory: DraftMemory;
  bestEffort: BestEffort;
  lateDrafts: LateDrafts;
  /** Whether the database did not answer a moment ago: nothing is worth waiting for then. */
  isOut(): boolean;
  /** Whether another draft by the built-in writer should be refused, since too many are waiting. */
  isCrowded(): boolean;
  /** Null if no model is configured. */
  configured: ConfiguredModel | null;
}

interface ConfiguredModel {
  model: DraftModel;
  fallback: 'builtin' | 'none';
  timing?: ModelTiming;
}

/** One request for a draft, with what it needs along the way. */
export interface DraftTask extends Composer {
  request: DraftRequest;
  usage: UsageCounter;
}

/** A task with a configured model. */
export type ModelTask = DraftTask & { configured: ConfiguredModel };

/** @param isDatabaseOut whether others have just found out that the database does not answer */
export function createComposer({
  isDatabaseOut = () => false,
  ...parts
}: BaseContext & { isDatabaseOut?: () => boolean }): Composer {
  const { config, db, keys, log, metrics, now } = parts;
  const lateDrafts = createLateDrafts({ config, db, log, metrics, now });
  const isOut = () => lateDrafts.isBehind() || isDatabaseOut();
  const bestEffort = createBestEffort(log, isOut);
  const memory = createDraftMemory({ db, keys, now, bestEffort });
  return {
    config,
    db,
    keys,
    log,
    metrics,
    now,
    memory,
    bestEffort,
    lateDrafts,
    isOut,
    // Without the database, drafts wait for nothing.
    isCrowded: () => memory.isCrowded() && !isOut(),
    configured: configureModel(parts),
  };
}

/** For a draft that is given although the database did not answer. */
export function countLater(
  { lateDrafts, request, usage, now }: DraftTask,
  source: 'builtin' | 'model',
  attempt: number | null,
): void {
  const { identity, businessId, tag } = request;
  usage.add('draft', source);
  lateDrafts.add({ identity, businessId, tag, attempt, usage, givenAt: now().getTime() });
}

function configureModel({ config: { drafting }, now }: BaseContext): ConfiguredModel | null {
  if (drafting.provider === 'builtin') return null;
  const model = withCircuitBreaker(createDraftModel(drafting), () => now().getTime());
  return { model, fallback: drafting.fallback };
}

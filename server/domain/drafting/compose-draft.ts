import type { Draft } from '../../../contract/drafting.ts';
import type { DraftingConfig } from '../../config.ts';
import { checkOwnWords } from './check-own-words.ts';
import type { DraftInput } from './draft-input.ts';
import { writeModelDraft, type ModelTiming } from './model-writer.ts';
import { withCircuitBreaker } from './models/circuit-breaker.ts';
import { createDraftModel } from './models/create-draft-model.ts';
import { ModelError, type DraftModel, type ModelFailure } from './models/draft-model.ts';
import { writeOwnDraft } from './own-draft.ts';
import { findSentiment } from './sentiments.ts';
import { looksLikeSteering } from './steering.ts';

export type { DraftInput };

/** Who writes, and who takes over. */
export interface Composer {
  provider:
    | { kind: 'builtin' }
    | { kind: 'model'; model: DraftModel; fallback: 'builtin' | 'none' };
  timing?: ModelTiming;
  /** Learns why a model's draft was replaced by our own. */
  onFallback?: (failure: ModelError) => void;
}

export function createComposer(drafting: DraftingConfig): Composer {
  if (drafting.provider === 'builtin') return { provider: { kind: 'builtin' } };
  const model = withCircuitBreaker(createDraftModel(drafting));
  return { provider: { kind: 'model', model, fallback: drafting.fallback } };
}

/** No draft, and none is to be had from another writer. The sentence is for the visitor. */
export class DraftingUnavailable extends Error {
  readonly reason: ModelFailure;

  constructor(failure: ModelError) {
    const aboutKey = /^(?:no-key|bad-key|quota)$/.test(failure.reason);
    super(`The AI service is not available${aboutKey ? ' (API key)' : ''}.`, { cause: failure });
    this.reason = failure.reason;
  }
}

/**
 * Writes a draft and says who wrote it. The same input and seed give the built-in writer's same draft.
 * @param signal ends the wait for a model, whose failure then counts as any other
 * @throws Problem `invalid_request` where the visitor's own words cannot stand in a draft
 * @throws DraftingUnavailable where the model failed and nothing may take over
 */
export async function composeDraft(
  { provider, timing, onFallback }: Composer,
  input: DraftInput,
  seed: string,
  signal?: AbortSignal,
): Promise<Draft> {
  checkOwnWords(input);
  const own = (): Draft => ({ review: writeOwnDraft(input, seed), source: 'builtin' });
  if (provider.kind === 'builtin' || steers(input)) return own();
  try {
    const review = await writeModelDraft(provider.model, input, seed, signal, timing);
    return { review, source: 'model' };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (provider.fallback === 'none') throw new DraftingUnavailable(error);
    onFallback?.(error);
    return own();
  }
}

/** The visitor's own words and the name are free text; the offered sentiments are not. */
function steers({ sentiments, thankSomeone = '' }: DraftInput): boolean {
  const typed = sentiments.filter((sentiment) => !findSentiment(sentiment));
  return [...typed, thankSomeone].some(looksLikeSteering);
}

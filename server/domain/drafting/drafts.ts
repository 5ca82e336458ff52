import type { Draft } from '../../../contract/drafting.ts';
import type { DraftingConfig } from '../../config.ts';
import { Problem } from '../problem.ts';
import {
  composeDraft,
  createComposer,
  DraftingUnavailable,
  type DraftInput,
} from './compose-draft.ts';
import type { ModelError } from './models/draft-model.ts';

/** Milliseconds that a model's answer is kept for a repeat of its request (rulings, "Drafting"). */
const keptFor = 120_000;

export interface Drafts {
  /** `keyHash` names the request: a repeat within two minutes gets the same answer, unpaid. */
  compose(input: DraftInput, seed: string, keyHash: string | undefined): Promise<Draft>;
}

/** The writers as configured, and the short memory of what they answered. @throws Problem on compose */
export function createDrafts(
  config: DraftingConfig,
  onFallback: (failure: ModelError) => void,
): Drafts {
  const composer = { ...createComposer(config), onFallback };
  const kept = new Map<string, Promise<Draft>>();
  return {
    compose(input, seed, keyHash) {
      const known = keyHash && kept.get(keyHash);
      if (known) return known;
      const draft = composeDraft(composer, input, seed).catch(toProblem);
      if (keyHash && config.provider !== 'builtin') keep(kept, keyHash, draft);
      return draft;
    },
  };
}

function keep(kept: Map<string, Promise<Draft>>, keyHash: string, draft: Promise<Draft>): void {
  kept.set(keyHash, draft);
  const forget = () => kept.delete(keyHash);
  // A failure is not worth keeping: the repeat may succeed.
  draft.catch(forget);
  setTimeout(forget, keptFor).unref();
}

function toProblem(error: unknown): never {
  if (!(error instanceof DraftingUnavailable)) throw error;
  throw new Problem('drafting_unavailable', error.message, { cause: error });
}

import type { IdempotentRequest } from '../../api/idempotent-request.ts';
import type { Review } from '../../features/review-flow/review-state.ts';
import { createSavedState } from '../../features/review-flow/saved-state.ts';
import { paths } from '../../paths.ts';

/** The wizard's saved state, in this tab. */
export interface SavedWizard extends Review {
  /** The request for a draft whose response has not arrived. */
  attempt: IdempotentRequest | null;
}

const saved = createSavedState<SavedWizard>(paths.review());

export function readWizard(): Partial<SavedWizard> {
  return saved.read() ?? {};
}

export function saveWizard(state: SavedWizard): void {
  const { chosen, name, note, other, draft } = state;
  if (chosen.length === 0 && !name && !note && !other && !draft) saved.forget();
  else saved.keep(state);
}

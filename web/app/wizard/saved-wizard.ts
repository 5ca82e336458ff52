import type { IdempotentRequest } from '../../api/idempotent-request.ts';
import type { Drafts } from '../../features/review-flow/drafts.ts';
import { createSavedState } from '../../features/review-flow/saved-state.ts';
import { paths } from '../../paths.ts';

/** Everything of the wizard that survives a reload, in this tab. */
export interface WizardState extends Drafts {
  chosen: readonly string[];
  name: string;
  note: string;
  /** The request for a draft that is not known to have been answered. */
  attempt: IdempotentRequest | null;
}

const saved = createSavedState<WizardState>(paths.review());

export function readWizardState(): WizardState | undefined {
  return saved.read();
}

export function saveWizardState(place: WizardState): void {
  const { chosen, name, note, draft } = place;
  if (chosen.length === 0 && !name && !note && !draft) saved.forget();
  else saved.keep(place);
}

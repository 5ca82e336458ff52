import type { Attempt } from '../../api/attempt.ts';
import type { Drafts } from '../../features/review-flow/drafts.ts';
import { createSavedPlace } from '../../features/review-flow/saved-state.ts';
import { paths } from '../../paths.ts';

/** Everything of the wizard that survives a reload, in this tab. */
export interface Place extends Drafts {
  chosen: readonly string[];
  name: string;
  note: string;
  /** The request for a draft that is not known to have been answered. */
  attempt: Attempt | null;
}

const saved = createSavedPlace<Place>(paths.review());

export function readPlace(): Place | undefined {
  return saved.read();
}

export function keepPlace(place: Place): void {
  const { chosen, name, note, draft } = place;
  if (chosen.length === 0 && !name && !note && !draft) saved.forget();
  else saved.keep(place);
}

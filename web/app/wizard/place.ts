import type { Attempt } from '../../api/attempt.ts';
import type { Draft } from '../../features/review-flow/draft.ts';
import { createSavedPlace } from '../../features/review-flow/saved-place.ts';
import { paths } from '../../paths.ts';

/** Everything of the wizard that survives a reload, in this tab. */
export interface Place {
  chosen: readonly string[];
  name: string;
  draft: Draft | null;
  /** The request for a draft that is not known to have been answered. */
  attempt: Attempt | null;
}

const saved = createSavedPlace<Place>(paths.review());

export function readPlace(): Place | undefined {
  return saved.read();
}

export function keepPlace(place: Place): void {
  if (place.chosen.length === 0 && place.name === '' && !place.draft) saved.forget();
  else saved.keep(place);
}

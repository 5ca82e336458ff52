import { useLayoutEffect } from 'react';
import { holdEdits, noteSaving } from './unsaved-changes.ts';

/**
 * Asks before the page is left while it has edits that are not saved.
 * @param edits null when there are none; others than before are held anew
 * @param forget called when the person leaves them behind
 * @param isSaving they are on their way: whoever leaves is told so
 */
export function useUnsaved(edits: object | null, forget: () => void, isSaving: boolean): void {
  // Before paint, so that a page that is taken away, as after a sign-out, no longer asks.
  useLayoutEffect(() => (edits ? holdEdits(forget) : undefined), [edits, forget]);
  useLayoutEffect(() => {
    noteSaving(isSaving);
    return () => noteSaving(false);
  }, [isSaving]);
}

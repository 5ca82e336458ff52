import { useLayoutEffect } from 'react';
import { registerEdits, setSaving } from './unsaved-changes.ts';

/**
 * Asks before leaving a page with unsaved changes.
 * @param edits null if there are none; a new object registers again
 * @param forget called when the person leaves without them
 * @param isSaving they are being saved, and the dialog says so
 */
export function useUnsaved(edits: object | null, forget: () => void, isSaving: boolean): void {
  // A layout effect, so that a page removed by a sign-out no longer asks.
  useLayoutEffect(() => (edits ? registerEdits(forget) : undefined), [edits, forget]);
  useLayoutEffect(() => {
    setSaving(isSaving);
    return () => setSaving(false);
  }, [isSaving]);
}

import { useEffect } from 'react';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';

interface QuietRefresh {
  shown: OwnedBusinessReply;
  /** The business as last read. */
  newest: OwnedBusinessReply;
  /** There are unsaved changes, or a save is running. */
  isBusy: boolean;
  show: (newest: OwnedBusinessReply) => void;
}

/** Shows the newest data as soon as no edits would be lost. */
export function useQuietRefresh({ shown, newest, isBusy, show }: QuietRefresh): void {
  useEffect(() => {
    if (newest !== shown && !isBusy) show(newest);
  });
}

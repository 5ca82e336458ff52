import { useEffect } from 'react';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';

interface BackgroundRefresh {
  shown: OwnedBusinessReply;
  /** The business as last read. */
  newest: OwnedBusinessReply;
  /** There are unsaved changes, or a save is running. */
  isBusy: boolean;
  show: (newest: OwnedBusinessReply) => void;
}

/** Shows the newest data as soon as no edits would be lost. */
export function useBackgroundRefresh({ shown, newest, isBusy, show }: BackgroundRefresh): void {
  useEffect(() => {
    if (newest !== shown && !isBusy) show(newest);
  });
}

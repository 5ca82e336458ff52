import { useEffect } from 'react';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';

interface QuietRefresh {
  shown: OwnedBusinessReply;
  /** As it was read last. */
  newest: OwnedBusinessReply;
  /** Something of the person's would be lost, or is on its way. */
  isBusy: boolean;
  show: (newest: OwnedBusinessReply) => void;
}

/** Shows what is newest as soon as nobody loses anything by it. */
export function useQuietRefresh({ shown, newest, isBusy, show }: QuietRefresh): void {
  useEffect(() => {
    if (newest !== shown && !isBusy) show(newest);
  });
}

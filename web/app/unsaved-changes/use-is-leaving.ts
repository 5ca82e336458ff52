import { useSyncExternalStore } from 'react';
import { pendingNavigation } from './unsaved-changes.ts';

/** Whether the person is being asked to confirm leaving. */
export function useIsLeaving(): boolean {
  return useSyncExternalStore(pendingNavigation.subscribe, isWaiting, isNot);
}

/** Whether the changes that would be left are being saved. */
export function useIsSaving(): boolean {
  return useSyncExternalStore(pendingNavigation.subscribe, pendingNavigation.isSaving, isNot);
}

const isWaiting = () => pendingNavigation.current() !== null;
const isNot = () => false;

import { useSyncExternalStore } from 'react';
import { pendingNavigation, type Loss } from './unsaved-changes.ts';

/** Whether the person is being asked to confirm leaving. */
export function useIsLeaving(): boolean {
  return useSyncExternalStore(pendingNavigation.subscribe, isWaiting, isNot);
}

/** What the person is being asked to confirm the loss of, if anything. */
export function usePendingLoss(): Loss | null {
  return useSyncExternalStore(pendingNavigation.subscribe, pendingLoss, () => null);
}

/** Whether the changes that would be left are being saved. */
export function useIsSaving(): boolean {
  return useSyncExternalStore(pendingNavigation.subscribe, pendingNavigation.isSaving, isNot);
}

const isWaiting = () => pendingNavigation.current() !== null;
const pendingLoss = () => pendingNavigation.current()?.loses ?? null;
const isNot = () => false;

import { useSyncExternalStore } from 'react';
import { question } from './unsaved-changes.ts';

/** Whether the person is being asked to confirm leaving. */
export function useIsLeaving(): boolean {
  return useSyncExternalStore(question.subscribe, isWaiting, isNot);
}

/** Whether the changes that would be left are being saved. */
export function useIsSaving(): boolean {
  return useSyncExternalStore(question.subscribe, question.isSaving, isNot);
}

const isWaiting = () => question.current() !== null;
const isNot = () => false;

import { useSyncExternalStore } from 'react';
import { question } from './unsaved-changes.ts';

/** Whether the person is asked right now if what is not saved may go. */
export function useIsLeaving(): boolean {
  return useSyncExternalStore(question.subscribe, isWaiting, isNot);
}

/** Whether what the person leaves is being saved right now. */
export function useIsSaving(): boolean {
  return useSyncExternalStore(question.subscribe, question.isSaving, isNot);
}

const isWaiting = () => question.current() !== null;
const isNot = () => false;

import { useEffect } from 'react';
import { idleLimit, type SavedState } from '../features/review-flow/saved-state.ts';
import { isEmptyState, type VisitorState } from './visitor-state.ts';

/** How long to wait for further changes before saving, in milliseconds. */
const saveDelay = 300;

/** How often to check for inactivity, in milliseconds. */
const idleCheckInterval = 60_000;

interface AutoSave {
  isHydrated: boolean;
  saved: SavedState<VisitorState>;
  /** Collects the current state. */
  collect: () => VisitorState;
  /** Called after too long without input: the next person starts with an empty page. */
  onIdle: () => void;
}

/**
 * Saves the state after each change and when the page is left, and drops it after too long without
 * input. Any render may be a change, so every render restarts the timers.
 */
export function useAutoSave({ isHydrated, saved, collect, onIdle }: AutoSave): void {
  useEffect(() => {
    if (!isHydrated) return;
    let touchedAt: number;
    let timer: ReturnType<typeof setTimeout>;

    function save(): void {
      const state = collect();
      if (isEmptyState(state)) saved.forget();
      else saved.keep(state);
    }
    function touch(): void {
      touchedAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(save, saveDelay);
    }
    // Timers pause while the page is hidden, so compare the clock on return.
    function saveOrReset(): void {
      if (Date.now() - touchedAt < idleLimit) save();
      else onIdle();
    }
    touch();
    const idleCheck = setInterval(saveOrReset, idleCheckInterval);
    addEventListener('input', touch);
    for (const event of leavingOrReturning) addEventListener(event, saveOrReset);
    return () => {
      clearTimeout(timer);
      clearInterval(idleCheck);
      removeEventListener('input', touch);
      for (const event of leavingOrReturning) removeEventListener(event, saveOrReset);
    };
  });
}

const leavingOrReturning = ['pagehide', 'pageshow', 'visibilitychange'];

import { useEffect } from 'react';
import { idleLimit } from './saved-state.ts';

/** How often to check for inactivity, in milliseconds. */
const idleCheckInterval = 60_000;

interface AutoSave {
  isHydrated: boolean;
  /** Saves the current state. */
  save: () => void;
  /** Called after too long without input: the next person starts with an empty page. */
  onIdle: () => void;
}

/**
 * Saves the state after each change and when the page is left, and drops it after too long without
 * input. Any render may be a change.
 */
export function useAutoSave({ isHydrated, save, onIdle }: AutoSave): void {
  useEffect(() => {
    if (!isHydrated) return;
    let touchedAt: number;

    function touch(): void {
      touchedAt = Date.now();
      save();
    }
    // Timers pause while the page is hidden, so compare the clock on return.
    function saveOrReset(): void {
      if (Date.now() - touchedAt < idleLimit) save();
      else {
        // Several events may come before the next render.
        touchedAt = Date.now();
        onIdle();
      }
    }
    touch();
    const idleCheck = setInterval(saveOrReset, idleCheckInterval);
    addEventListener('input', touch);
    for (const event of leavingOrReturning) addEventListener(event, saveOrReset);
    return () => {
      clearInterval(idleCheck);
      removeEventListener('input', touch);
      for (const event of leavingOrReturning) removeEventListener(event, saveOrReset);
    };
  });
}

const leavingOrReturning = ['pagehide', 'pageshow', 'visibilitychange'];

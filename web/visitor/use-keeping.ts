import { useEffect } from 'react';
import { idleLimit, type SavedState } from '../features/review-flow/saved-state.ts';
import { isEmptyState, type VisitorState } from './visitor-state.ts';

/** How long to wait for more before a change is saved, in milliseconds. */
const saveDelay = 300;

/** How often to look whether anybody is still there, in milliseconds. */
const lookEvery = 60_000;

interface Keeping {
  isHydrated: boolean;
  saved: SavedState<VisitorState>;
  /** The place as it is now. */
  collect: () => VisitorState;
  /** The person has been away for too long: the next one starts afresh. */
  onIdle: () => void;
}

/**
 * Saves the place after each change, and when the page is left; gives it up when it lies idle.
 * Every rendering may be a change, so every rendering begins anew.
 */
export function useKeeping({ isHydrated, saved, collect, onIdle }: Keeping): void {
  useEffect(() => {
    if (!isHydrated) return;
    let touchedAt: number;
    let timer: ReturnType<typeof setTimeout>;

    function save(): void {
      const place = collect();
      if (isEmptyState(place)) saved.forget();
      else saved.keep(place);
    }
    function touch(): void {
      touchedAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(save, saveDelay);
    }
    // Timers sleep while the page does, so whoever returns is measured by the clock.
    function look(): void {
      if (Date.now() - touchedAt < idleLimit) save();
      else onIdle();
    }
    touch();
    const watch = setInterval(look, lookEvery);
    addEventListener('input', touch);
    for (const event of leavingOrReturning) addEventListener(event, look);
    return () => {
      clearTimeout(timer);
      clearInterval(watch);
      removeEventListener('input', touch);
      for (const event of leavingOrReturning) removeEventListener(event, look);
    };
  });
}

const leavingOrReturning = ['pagehide', 'pageshow', 'visibilitychange'];

import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../ui/toast-queue.ts';

interface Steps<Step extends string> {
  /** The step without a hash. */
  home: Step;
  /** The steps whose hash is their name. */
  hashed: readonly Step[];
  /** Whether a step can be shown now; if not, `home` is shown. */
  isOpen: (step: Step) => boolean;
}

/**
 * The steps of a page as entries of the browser's history, so that Back goes one step back. Each
 * step's heading has the id `{step}-title` and gets the focus when the step appears.
 */
export function useSteps<Step extends string>(steps: Steps<Step>) {
  const [step, setStep] = useState(steps.home);
  const shown = useFocusOnChange(step);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const follow = () => enter(stepOfAddress(steps));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });
  /** A toast is about the step where it appeared, so it closes with that step. */
  function enter(next: Step): void {
    if (next !== shown.current) toasts.dismiss();
    setStep(next);
  }
  return {
    step,
    /** Reads the address once, after hydration, without moving the focus. */
    start(): void {
      shown.current = stepOfAddress(steps);
      setStep(shown.current);
    },
    /** The current step, even in closures from earlier renders. */
    shown,
    go(next: Step): void {
      if (next === shown.current) return;
      history.pushState({ from: shown.current }, '', address(next, steps.home));
      enter(next);
    },
    /** Replaces this step in the history, so that Back skips it. */
    replace(next: Step): void {
      history.replaceState(history.state, '', address(next, steps.home));
      enter(next);
    },
    /** Returns to an earlier step: by going back, if it is the previous history entry. */
    back(earlier: Step): void {
      const state = history.state as { from?: string } | null; // only `go` writes one
      if (state?.from === earlier) history.back();
      else history.replaceState(null, '', address(earlier, steps.home));
      enter(earlier);
    },
  };
}

function stepOfAddress<Step extends string>({ home, hashed, isOpen }: Steps<Step>): Step {
  const named = hashed.find((step) => location.hash === `#${step}`);
  if (!named || isOpen(named)) return named ?? home;
  history.replaceState(null, '', address(home, home));
  return home;
}

function address(step: string, home: string): string {
  return step === home ? location.pathname + location.search : `#${step}`;
}

/** Focuses the heading of a new step and scrolls to the top. @returns a ref to the shown step */
function useFocusOnChange<Step extends string>(step: Step): { current: Step } {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    showFromTop(step);
  }, [step]);
  return shown;
}

/** Scrolls to the top and focuses the step's heading, or the review that is being written there. */
export function showFromTop(step: string): void {
  for (const target of [`#${step}-title`, '.draft-editor'])
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

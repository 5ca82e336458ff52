import { useEffect, useRef, useState } from 'react';

interface Steps<Step extends string> {
  /** The step without a hash. */
  home: Step;
  /** The steps that are hashes of their own name. */
  hashed: readonly Step[];
  /** Whether a step can be shown now; one that cannot leads home. */
  isOpen: (step: Step) => boolean;
}

/**
 * The steps of a page as entries of the browser's history, so that Back goes one step back. Each
 * step's heading has the id `{step}-title`: it gets the focus when the step appears.
 */
export function useSteps<Step extends string>(steps: Steps<Step>) {
  const [step, setStep] = useState(steps.home);
  const shown = useFocusOnChange(step);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const enter = () => setStep(stepOfAddress(steps));
    addEventListener('popstate', enter);
    return () => removeEventListener('popstate', enter);
  });
  return {
    step,
    /** Reads the address once, when the page comes alive; no focus moves. */
    start(): void {
      shown.current = stepOfAddress(steps);
      setStep(shown.current);
    },
    /** The step that is shown now, however long ago this was rendered. */
    shown,
    go(next: Step): void {
      if (next === shown.current) return;
      history.pushState({ from: shown.current }, '', address(next, steps.home));
      setStep(next);
    },
    /** Shows a step in place of this one, so that Back skips this one. */
    replace(next: Step): void {
      history.replaceState(history.state, '', address(next, steps.home));
      setStep(next);
    },
    /** To a step that was before this one: through the history where it is the last entry. */
    back(earlier: Step): void {
      if (cameFrom() === earlier) history.back();
      else history.replaceState(null, '', address(earlier, steps.home));
      setStep(earlier);
    },
  };
}

function stepOfAddress<Step extends string>({ home, hashed, isOpen }: Steps<Step>): Step {
  const named = hashed.find((step) => location.hash === `#${step}`);
  if (!named) return home;
  if (isOpen(named)) return named;
  history.replaceState(null, '', address(home, home));
  return home;
}

function address(step: string, home: string): string {
  return step === home ? location.pathname + location.search : `#${step}`;
}

function cameFrom(): unknown {
  return (history.state as { from?: string } | null)?.from; // only `go` writes a state
}

/** A new step is read from its heading, and shown from its top. Answers with what is shown. */
function useFocusOnChange<Step extends string>(step: Step): { current: Step } {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    showFromTop(step);
  }, [step]);
  return shown;
}

/** Shows a step from its top, and reads it from its heading. */
export function showFromTop(step: string): void {
  document.getElementById(`${step}-title`)?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

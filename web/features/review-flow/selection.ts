import { useState } from 'react';
import { toasts } from '../../ui/toast-queue.ts';
import { toggled, united, withOwn, type Selection } from './selection-rules.ts';

export type SelectionState = ReturnType<typeof useSelection>;

/** The chosen sentiments, in the order of choosing, and every way to change them. */
export function useSelection(offered: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);

  /** @returns whether the change was made; if not, a toast says why */
  function apply({ chosen: next, refusal }: Selection): boolean {
    setChosen(next);
    if (refusal) toasts.show(refusal);
    return !refusal;
  }

  return {
    chosen,
    toggle: (text: string) => apply(toggled(chosen, text)),
    addOwn: (typed: string) => apply(withOwn(chosen, offered, typed)),
    /** Takes over what was saved and what was ticked before the script arrived. */
    adopt: (saved: readonly string[], ticked: readonly string[]) => apply(united(saved, ticked)),
    clear: () => setChosen([]),
  };
}

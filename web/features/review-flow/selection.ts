import { toasts } from '../../ui/toast-queue.ts';
import { toggled, withCustom, type Selection } from './selection-rules.ts';

export type SelectionState = ReturnType<typeof selectionOf>;

/**
 * The chosen sentiments, in the order of choosing, and every way to change them.
 * @param onChoose called with the new list after a change
 */
export function selectionOf(
  chosen: readonly string[],
  offered: readonly string[],
  onChoose: (chosen: readonly string[]) => void,
) {
  /** @returns whether the change was made; if not, a toast says why */
  function apply({ chosen: next, refusal }: Selection): boolean {
    if (refusal) toasts.show(refusal);
    else onChoose(next);
    return !refusal;
  }
  return {
    chosen,
    toggle: (text: string) => apply(toggled(chosen, text)),
    add: (typed: string) => apply(withCustom(chosen, offered, typed)),
  };
}

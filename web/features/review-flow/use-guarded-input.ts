import { useLayoutEffect, useRef, type InputEvent } from 'react';

interface GuardedInput {
  value: string;
  /** False until the page is live: what a person types before that is not touched. */
  isHydrated: boolean;
  accepts: (typed: string) => boolean;
  onAccept: (typed: string) => void;
  /** What of a refused text may stay, given the caret's place in it; without it, what was there. */
  mend?: (typed: string, caret: number) => string;
  /** Called where nothing of the change stays. */
  onRefuse?: () => void;
}

/**
 * A native text field that stays in step with a value and refuses what may not stand in it: the
 * text returns to what it was, and so does the caret. Letters in composition (IME, phone
 * keyboards) are judged when the composition ends.
 */
export function useGuardedInput<Field extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  isHydrated,
  accepts,
  onAccept,
  mend,
  onRefuse,
}: GuardedInput) {
  const field = useRef<Field>(null);
  useLayoutEffect(() => {
    if (isHydrated && field.current && field.current.value !== value) field.current.value = value;
  }, [isHydrated, value]);

  function judge(): void {
    const input = field.current;
    if (!input || input.value === value) return;
    const typed = input.value;
    if (accepts(typed)) {
      onAccept(typed);
      return;
    }
    const caret = input.selectionEnd ?? 0;
    const kept = mend?.(typed, caret) ?? value;
    input.value = kept;
    const place = Math.max(0, kept.length - typed.length + caret);
    input.setSelectionRange(place, place);
    if (kept === value) onRefuse?.();
    else onAccept(kept);
  }

  return {
    ref: field,
    onInput: ({ nativeEvent }: InputEvent) => {
      if (!nativeEvent.isComposing) judge();
    },
    onCompositionEnd: judge,
  };
}

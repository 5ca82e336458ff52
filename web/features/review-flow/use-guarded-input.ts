import { useLayoutEffect, useRef, type InputEvent } from 'react';

interface GuardedInput {
  value: string;
  /** False until the page is live: what a person types before that is not touched. */
  isLive: boolean;
  accepts: (typed: string) => boolean;
  onAccept: (typed: string) => void;
  onRefuse?: () => void;
}

/**
 * A native text field that stays in step with a value and refuses what may not stand in it: the
 * text returns to what it was, and so does the caret. Letters in composition (IME, phone
 * keyboards) are judged when the composition ends.
 */
export function useGuardedInput({ value, isLive, accepts, onAccept, onRefuse }: GuardedInput) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isLive && field.current && field.current.value !== value) field.current.value = value;
  }, [isLive, value]);

  function judge(): void {
    const input = field.current;
    if (!input || input.value === value) return;
    if (accepts(input.value)) {
      onAccept(input.value);
      return;
    }
    const fromEnd = input.value.length - (input.selectionEnd ?? 0);
    input.value = value;
    input.setSelectionRange(value.length - fromEnd, value.length - fromEnd);
    onRefuse?.();
  }

  return {
    ref: field,
    onInput: ({ nativeEvent }: InputEvent) => {
      if (!nativeEvent.isComposing) judge();
    },
    onCompositionEnd: judge,
  };
}

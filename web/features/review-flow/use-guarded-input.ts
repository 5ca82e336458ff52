import { useLayoutEffect, useRef, type InputEvent } from 'react';

interface GuardedInput {
  value: string;
  /** False before hydration: what a person types until then is left alone. */
  isHydrated: boolean;
  accepts: (typed: string) => boolean;
  onAccept: (typed: string) => void;
  /**
   * The accepted form of a rejected text, given the caret's position; without it, the previous
   * value.
   */
  fix?: (typed: string, caret: number) => string;
  /** Called if the whole change is rejected. */
  onRefuse?: () => void;
}

/**
 * A native text field that stays in sync with a value and rejects invalid input: both the text and
 * the caret are restored. Text being composed (IME, phone keyboards) is checked when the
 * composition ends.
 */
export function useGuardedInput<Field extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  isHydrated,
  accepts,
  onAccept,
  fix,
  onRefuse,
}: GuardedInput) {
  const field = useRef<Field>(null);
  useLayoutEffect(() => {
    if (isHydrated && field.current && field.current.value !== value) field.current.value = value;
  }, [isHydrated, value]);

  function check(): void {
    const input = field.current;
    if (!input || input.value === value) return;
    const typed = input.value;
    if (accepts(typed)) {
      onAccept(typed);
      return;
    }
    const caret = input.selectionEnd ?? 0;
    const fixed = fix?.(typed, caret) ?? value;
    input.value = fixed;
    const position = Math.max(0, fixed.length - typed.length + caret);
    input.setSelectionRange(position, position);
    if (fixed === value) onRefuse?.();
    else onAccept(fixed);
  }

  return {
    ref: field,
    onInput: ({ nativeEvent }: InputEvent) => {
      if (!nativeEvent.isComposing) check();
    },
    onCompositionEnd: check,
  };
}

import { useEffect, useRef, useState } from 'react';

/** How long to wait after typing before using the text, in milliseconds. */
const typingPause = 250;

/**
 * A field's text, which takes effect when typing pauses and follows the value in the address.
 * @param onApply gets the text if it differs from `value`
 * @param normalize what of the text counts
 */
export function useTypedValue(
  value: string,
  onApply: (value: string) => void,
  normalize: (text: string) => string = (text) => text,
) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => cancel, [value]);
  if (value !== known) {
    setKnown(value);
    if (value !== normalize(text)) setText(value);
  }

  function cancel(): void {
    clearTimeout(timer.current);
  }
  /** Uses the text now. */
  function apply(typed: string): void {
    cancel();
    const applied = normalize(typed);
    if (applied !== value) onApply(applied);
  }
  function type(typed: string): void {
    setText(typed);
    cancel();
    timer.current = setTimeout(apply, typingPause, typed);
  }
  return { text, setText, type, apply, cancel };
}

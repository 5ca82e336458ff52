import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { Go } from '../use-admin-address.ts';

/** How long to wait after typing before requesting the list, in milliseconds. */
export const typingPause = 250;

interface SearchBoxProps {
  /** The search in the address. */
  search: string;
  placeholder: string;
  go: Go;
}

/** The search for all lists. Typing updates the address, and Back updates the text. */
export function SearchBox({ search, placeholder, go }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [search]);
  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }

  function apply(typed: string): void {
    clearTimeout(timer.current);
    if (typed.trim() !== search) go({ search: typed.trim() }, { replace: true });
  }
  function type(typed: string, wait: number): void {
    setText(typed);
    clearTimeout(timer.current);
    if (wait) timer.current = setTimeout(apply, wait, typed);
    else apply(typed);
  }
  return (
    <TextField
      id="admin-search"
      type="search"
      label="Search"
      hint=""
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={200}
      value={text}
      // Text being composed with an input method is incomplete, and its keys belong to the input
      // method.
      onCompositionStart={() => clearTimeout(timer.current)}
      onCompositionEnd={({ currentTarget }) => type(currentTarget.value, typingPause)}
      onChange={({ target, nativeEvent }) =>
        isComposing(nativeEvent) ? setText(target.value) : type(target.value, typingPause)
      }
      onKeyDown={({ key, nativeEvent }) => {
        if (isComposing(nativeEvent)) return;
        if (key === 'Escape') type('', 0);
        if (key === 'Enter') type(text, 0);
      }}
    />
  );
}

/**
 * Safari sends the keydown that ends a composition just after `compositionend`, with key code 229.
 */
function isComposing(event: Event): boolean {
  const { isComposing: during, keyCode } = event as Partial<KeyboardEvent>; // other events have neither
  return during === true || keyCode === 229;
}

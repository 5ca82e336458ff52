import { TextField } from '../../../ui/text-field.tsx';
import type { Go } from '../use-admin-address.ts';
import { useTypedValue } from './use-typed-value.ts';

interface SearchBoxProps {
  /** The search in the address. */
  search: string;
  placeholder: string;
  go: Go;
}

/** The search for all lists. Typing updates the address, and Back updates the text. */
export function SearchBox({ search, placeholder, go }: SearchBoxProps) {
  const { text, setText, type, apply, cancel } = useTypedValue(
    search,
    (typed) => go({ search: typed }, { replace: true }),
    (typed) => typed.trim(),
  );
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
      onCompositionStart={cancel}
      onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
      onChange={({ target, nativeEvent }) =>
        isComposing(nativeEvent) ? setText(target.value) : type(target.value)
      }
      onKeyDown={({ key, nativeEvent }) => {
        if (isComposing(nativeEvent)) return;
        if (key === 'Enter') apply(text);
        if (key !== 'Escape') return;
        setText('');
        apply('');
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

import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { foldText } from './fold-text.ts';

type State = UseComboboxState<string>;
type Change = UseComboboxStateChangeOptions<string>;

/** How many rows Page Up and Page Down move. */
const page = 7;

const types = useCombobox.stateChangeTypes;

/**
 * Where this field differs from downshift's own rules: only names of the list are values, so a text
 * that is none gives way to the value that was there, unless nothing is left of it.
 */
export function nextState(state: State, { type, changes, props }: Change): Partial<State> {
  const { items } = props;
  switch (type) {
    case types.InputChange:
      // The best match is one Enter away; in the whole list nothing is best.
      return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
    case types.InputClick:
      // A click into the text sets the caret; it does not close what one is reading.
      return state.isOpen ? state : changes;
    case types.InputKeyDownEnter:
      return items[state.highlightedIndex] === undefined ? state : changes;
    case types.InputKeyDownPageDown:
      return { highlightedIndex: Math.min(state.highlightedIndex + page, items.length - 1) };
    case types.InputKeyDownPageUp:
      return {
        highlightedIndex: Math.max(state.highlightedIndex - page, Math.min(0, items.length - 1)),
      };
    case types.InputKeyDownEscape:
      return closedWith(state.selectedItem);
    case types.InputBlur:
      return closedWith(valueOf(state, items));
    case types.ToggleButtonClick:
      return state.isOpen ? closedWith(valueOf(state, items)) : changes;
    default:
      return changes;
  }
}

/** What the text of a field that is left, or sent, stands for. */
export function valueOf(
  { inputValue, selectedItem }: Pick<State, 'inputValue' | 'selectedItem'>,
  items: readonly string[],
): string | null {
  if (inputValue === selectedItem) return selectedItem;
  if (!inputValue.trim()) return null;
  const typed = foldText(inputValue);
  return items.find((name) => foldText(name) === typed) ?? selectedItem;
}

/** A closed field that shows its value. */
export function closedWith(value: string | null): State {
  return { isOpen: false, highlightedIndex: -1, selectedItem: value, inputValue: value ?? '' };
}

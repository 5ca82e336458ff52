import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { foldText } from './fold-text.ts';

type State = UseComboboxState<string>;
type Change = UseComboboxStateChangeOptions<string>;

/** How many rows Page Up and Page Down move. */
const page = 7;

const types = useCombobox.stateChangeTypes;

/**
 * Overrides of downshift's reducer: only listed names are values. When the field is left with any other
 * text, the previous value returns; if there was none, the text stays, and the field says what to do.
 */
export function nextState(state: State, { type, changes, props }: Change): Partial<State> {
  const { items } = props;
  switch (type) {
    case types.InputChange:
      // Enter takes the best match. In the unfiltered list there is none.
      return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
    case types.InputClick:
      // A click into the text sets the caret; it must not close the list.
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
      return leftWith(state, items);
    case types.ToggleButtonClick:
      return state.isOpen ? leftWith(state, items) : changes;
    default:
      return changes;
  }
}

/** The value that the text means when the field is left or submitted. */
export function valueOf(
  { inputValue, selectedItem }: Pick<State, 'inputValue' | 'selectedItem'>,
  items: readonly string[],
): string | null {
  if (inputValue === selectedItem) return selectedItem;
  if (!inputValue.trim()) return null;
  const typed = foldText(inputValue);
  return items.find((name) => foldText(name) === typed) ?? selectedItem;
}

function leftWith(state: State, items: readonly string[]): State {
  const value = valueOf(state, items);
  const closed = closedWith(value);
  return value === null ? { ...closed, inputValue: state.inputValue.trim() } : closed;
}

/** A closed field that shows its value. */
export function closedWith(value: string | null): State {
  return { isOpen: false, highlightedIndex: -1, selectedItem: value, inputValue: value ?? '' };
}

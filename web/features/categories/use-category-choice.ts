import { useCombobox } from 'downshift';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isSameCategory } from '../../../contract/business-rules.ts';
import { closedWith, nextState, valueOf } from './choose-state.ts';
import { searchCategories } from './search/search-categories.ts';
import type { Searchable } from './search/searchable.ts';
import { useCategoryNames } from './use-category-names.ts';

interface Choice {
  /** The input's id; the ids of its label, list and notes derive from it. */
  id: string;
  value: string | null;
  onChange: (value: string | null) => void;
  taken: readonly string[];
  /** The value cannot change now. */
  isLocked: boolean;
}

/** The state and behavior of a category field, without its markup. */
export function useCategoryChoice({ id, value, onChange, taken, isLocked }: Choice) {
  const [isWanted, setWanted] = useState(false);
  // Empty until the person types: then the full list is open, whatever is chosen.
  const [typed, setTyped] = useState('');
  const loaded = useCategoryNames(isWanted);
  const items = useItems(loaded.list, typed, taken, value);
  const combobox = useCombobox<string>({
    items,
    selectedItem: value,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (index) => `${id}-option-${index}`,
    itemToString: (name) => name ?? '',
    stateReducer: (state, change) => (isLocked ? closedWith(value) : nextState(state, change)),
    // The virtual list does its own scrolling.
    scrollIntoView: () => {},
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onIsOpenChange: ({ isOpen, inputValue }) => {
      if (!isOpen) setTyped('');
      // Text that was left without a match is searched for again.
      if (isOpen && value === null) setTyped(inputValue ?? '');
      if (isOpen) setWanted(true);
      if (isOpen && loaded.hasFailed && !loaded.isOutdated) loaded.load();
    },
  });
  const reached = useReachedByKey(combobox, items);
  /** Makes the text in the field its value. */
  function settle(): void {
    const settled = valueOf(combobox, items);
    if (!isLocked && settled !== value) onChange(settled);
  }
  useListArrival(combobox, items, typed ? null : value, reached.isReached, settle);
  const want = () => setWanted(true);
  const isChecked = loaded.list && !combobox.isOpen && value === null;
  const unlisted = isChecked ? combobox.inputValue.trim() : '';
  return { ...combobox, ...loaded, ...reached, items, typed, setTyped, want, settle, unlisted };
}

type Combobox = ReturnType<typeof useCombobox<string>>;

/** The options, without the values of the form's other category fields. */
function useItems(
  list: Searchable | undefined,
  typed: string,
  taken: readonly string[],
  value: string | null,
): string[] {
  const others = taken.filter((name) => value === null || !isSameCategory(name, value)).join('\n');
  return useMemo(() => {
    if (!list) return nothing;
    const hidden = new Set(others.toLowerCase().split('\n'));
    return searchCategories(list, typed).filter((name) => !hidden.has(name.toLowerCase()));
  }, [list, typed, others]);
}

const nothing: string[] = [];

/**
 * Tab takes the option reached with the arrow keys, as in a native list, but not one under the
 * pointer.
 */
function useReachedByKey(combobox: Combobox, items: readonly string[]) {
  const isReached = useRef(false);
  function followKey(event: KeyboardEvent): void {
    const name = items[combobox.highlightedIndex];
    if (event.key === 'Tab' && isReached.current && combobox.isOpen && name !== undefined)
      combobox.selectItem(name);
    isReached.current = movingKeys.has(event.key);
  }
  function followPointer(): void {
    isReached.current = false;
  }
  return { isReached, followKey, followPointer };
}

const movingKeys = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);

/**
 * A list that arrives while the popup is open starts with the same option as one that was there
 * before; text that was left before it arrived is looked up now.
 */
function useListArrival(
  { isOpen, inputValue, setHighlightedIndex }: Combobox,
  items: readonly string[],
  value: string | null,
  isReached: RefObject<boolean>,
  settle: () => void,
): void {
  const isHere = items.length > 0;
  useEffect(() => {
    if (!isHere) return;
    if (!isOpen) {
      // Not a kept value, which the field may not show yet.
      if (value === null && inputValue.trim()) settle();
    } else if (value !== null) setHighlightedIndex(items.indexOf(value));
    else if (isReached.current) setHighlightedIndex(0);
    // Once, when the list arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHere]);
}

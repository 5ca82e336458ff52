import { useCombobox } from 'downshift';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isSameCategory } from '../../../contract/business-rules.ts';
import { closedWith, nextState, valueOf } from './choose-state.ts';
import { searchCategories } from './search-categories.ts';
import { useCategoryNames } from './use-category-names.ts';

interface Choice {
  /** Of the input; its label, list and notes are named after it. */
  id: string;
  value: string | null;
  onChange: (value: string | null) => void;
  taken: readonly string[];
  /** Nothing changes for now. */
  isLocked: boolean;
}

/** Everything that a category field knows and does, without its looks. */
export function useCategoryChoice({ id, value, onChange, taken, isLocked }: Choice) {
  const [isWanted, setWanted] = useState(false);
  // Empty as long as nobody types: then the whole list stands open, whatever is chosen.
  const [typed, setTyped] = useState('');
  const list = useCategoryNames(isWanted);
  const items = useItems(list.names, typed, taken, value);
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
    // The virtual list scrolls by itself.
    scrollIntoView: () => {},
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped('');
      if (isOpen) setWanted(true);
      if (isOpen && list.hasFailed && !list.isOutdated) list.load();
    },
  });
  const reached = useReachedByKey(combobox, items);
  useHighlightOnArrival(combobox, items, typed ? null : value, reached.isReached);
  /** What stands in the field is its value from now on. */
  function settle(): void {
    const settled = valueOf(combobox, items);
    if (!isLocked && settled !== value) onChange(settled);
  }
  const want = () => setWanted(true);
  return { ...combobox, ...list, ...reached, items, typed, setTyped, want, settle };
}

type Combobox = ReturnType<typeof useCombobox<string>>;

/** What can be chosen: never what another field of the form has. */
function useItems(
  names: ReturnType<typeof useCategoryNames>['names'],
  typed: string,
  taken: readonly string[],
  value: string | null,
): string[] {
  const others = taken.filter((name) => value === null || !isSameCategory(name, value)).join('\n');
  const free = useMemo(() => {
    const hidden = new Set(others.toLowerCase().split('\n'));
    return names?.filter(({ name }) => !hidden.has(name.toLowerCase()));
  }, [names, others]);
  return useMemo(() => (free ? searchCategories(free, typed) : nothing), [free, typed]);
}

const nothing: string[] = [];

/** Tab takes what the arrow keys have reached, as in a native list; what only lies under the pointer stays. */
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

/** A list that arrives while it stands open begins where one that was there would have begun. */
function useHighlightOnArrival(
  { isOpen, setHighlightedIndex }: Combobox,
  items: readonly string[],
  value: string | null,
  isReached: RefObject<boolean>,
): void {
  const isHere = items.length > 0;
  useEffect(() => {
    if (!isOpen || !isHere) return;
    if (value !== null) setHighlightedIndex(items.indexOf(value));
    else if (isReached.current) setHighlightedIndex(0);
    // Once, at the moment when it has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHere]);
}

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type RefObject,
} from 'react';
import { Icon } from '../../ui/icon.tsx';
import { markMatch } from './mark-match.ts';
import type { useCategoryChoice } from './use-category-choice.ts';

interface CategoryOptionsProps {
  choice: ReturnType<typeof useCategoryChoice>;
  listbox: HTMLAttributes<HTMLElement>;
  value: string | null;
}

/** A virtual list: of thousands of options, only the visible ones are rendered. */
export function CategoryOptions({ choice, listbox, value }: CategoryOptionsProps) {
  const { items, highlightedIndex, typed, getItemProps } = choice;
  const list = useRef<HTMLDivElement>(null);
  const rows = useRows(list, choice, value);
  return (
    <div {...listbox} className="category-list" ref={list} onMouseMove={choice.followPointer}>
      <div role="presentation" className="category-rows" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, size }) => {
          const name = items[index] ?? '';
          return (
            <div
              key={index}
              {...getItemProps({ item: name, index })}
              className={index === highlightedIndex ? 'category-option reached' : 'category-option'}
              style={{ height: size, transform: `translateY(${start}px)` }}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              <span className="category-name">
                {markMatch(name, typed).map(({ text, isMatch }, partIndex) =>
                  isMatch ? <b key={partIndex}>{text}</b> : text,
                )}
              </span>
              {name === value && <Icon name="check" />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function useRows(
  list: RefObject<HTMLElement | null>,
  { items, highlightedIndex, typed, isReached }: CategoryOptionsProps['choice'],
  value: string | null,
) {
  const [height] = useState(rowHeight);
  // The list opens with the chosen option, or the one that an arrow key starts at, in its middle.
  const [initialOffset] = useState(() => {
    const first = typed || highlightedIndex >= 0 ? highlightedIndex : items.indexOf(value ?? '');
    return Math.max(0, (first - 3) * height);
  });
  // For the React Compiler, which this build does not use.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    initialOffset,
    overscan: 4,
    // The option that `aria-activedescendant` names is always rendered, wherever it is.
    rangeExtractor: (range: Range) => withRow(defaultRangeExtractor(range), highlightedIndex),
  });
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current && rows.scrollOffset) rows.scrollToOffset(0);
    isFirst.current = false;
  }, [typed, rows]);
  useEffect(() => {
    if (isReached.current && highlightedIndex >= 0) rows.scrollToIndex(highlightedIndex);
  }, [highlightedIndex, isReached, rows]);
  return rows;
}

function withRow(rows: number[], row: number): number[] {
  if (row < 0 || rows.includes(row)) return rows;
  return row < (rows[0] ?? 0) ? [row, ...rows] : [...rows, row];
}

/** 44 px unless the person enlarged the text; two lines fit. */
function rowHeight(): number {
  return 2.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

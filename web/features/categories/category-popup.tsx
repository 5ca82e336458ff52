import { useRef, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CategoryOptions } from './category-options.tsx';
import { sentenceInstead } from './category-status.ts';
import type { useCategoryChoice } from './use-category-choice.ts';
import { useRoom } from './use-room.ts';

interface CategoryPopupProps {
  choice: ReturnType<typeof useCategoryChoice>;
  value: string | null;
  /** What stays in sight together with the list. */
  field: RefObject<HTMLElement | null>;
}

/** The open list, or what stands in its place. */
export function CategoryPopup({ choice, value, field }: CategoryPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useRoom(popup, field);
  const { ref, ...listbox } = choice.getMenuProps(
    { ref: popup, 'aria-label': 'Categories' },
    { suppressRefError: true },
  );
  return (
    <div
      className="category-popup"
      role="presentation"
      ref={ref}
      // A press anywhere in it leaves the focus with the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {choice.items.length > 0 ? (
        <CategoryOptions choice={choice} listbox={listbox} value={value} />
      ) : (
        <Instead choice={choice} />
      )}
    </div>
  );
}

/** The status beside the field says it to those who cannot see it. */
function Instead({ choice }: Pick<CategoryPopupProps, 'choice'>) {
  const { names, hasFailed, isOutdated, load } = choice;
  return (
    <div className="category-message">
      {!names && !hasFailed && <Spinner />}
      <p>{sentenceInstead(choice)}</p>
      {isOutdated && <Button onClick={() => location.reload()}>Reload</Button>}
      {hasFailed && !isOutdated && <Button onClick={load}>Try again</Button>}
    </div>
  );
}

import { useRef, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CategoryOptions } from './category-options.tsx';
import { sentenceInstead } from './category-status.ts';
import type { useCategoryChoice } from './use-category-choice.ts';
import { usePopupPlacement } from './use-popup-placement.ts';

interface CategoryPopupProps {
  choice: ReturnType<typeof useCategoryChoice>;
  value: string | null;
  /** What has to stay in view together with the list. */
  field: RefObject<HTMLElement | null>;
}

/** The open list, or a message instead of it. */
export function CategoryPopup({ choice, value, field }: CategoryPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopupPlacement(popup, field);
  const { ref, ...listbox } = choice.getMenuProps(
    { ref: popup, 'aria-label': 'Categories' },
    { suppressRefError: true },
  );
  return (
    <div
      className="category-popup"
      role="presentation"
      ref={ref}
      // A press anywhere in it leaves the focus in the input.
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

/** Screen readers get this from the status element instead. */
function Instead({ choice }: Pick<CategoryPopupProps, 'choice'>) {
  const { list, hasFailed, isOutdated, load } = choice;
  return (
    <div className="category-message">
      {!list && !hasFailed && <Spinner />}
      <p>{sentenceInstead(choice)}</p>
      {isOutdated && <Button onClick={() => location.reload()}>Reload</Button>}
      {hasFailed && !isOutdated && <Button onClick={load}>Try again</Button>}
    </div>
  );
}

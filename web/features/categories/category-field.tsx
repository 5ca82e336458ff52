import { useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { CategoryPopup } from './category-popup.tsx';
import { statusOf } from './category-status.ts';
import { useCategoryChoice } from './use-category-choice.ts';
import { useSettling } from './use-settling.ts';

interface CategoryFieldProps {
  id: string;
  label: string;
  hint: string;
  /** Stands in the hint's place. */
  problem?: string | undefined;
  isRequired?: boolean;
  /** What is chosen is being sent, and cannot be changed meanwhile. */
  isLocked?: boolean;
  /** A name of the list, or what the business was saved with; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What the other fields of the form hold: not offered here. */
  taken: readonly string[];
}

/** Chooses a category out of thousands: typing narrows the list below. */
export function CategoryField({
  id,
  label,
  hint,
  problem,
  isRequired,
  isLocked = false,
  ...rest
}: CategoryFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const choice = useCategoryChoice({ id, isLocked, ...rest });
  const { items, highlightedIndex, inputValue } = choice;
  const isOpen = choice.isOpen && !isLocked;
  const hasList = isOpen && items.length > 0;
  useSettling(input, choice.settle);

  function clear(): void {
    choice.selectItem(null);
    input.current?.focus();
  }
  return (
    <div className="field category-field" ref={field}>
      <label className="label" {...choice.getLabelProps()}>
        {label}
      </label>
      <div className="category-box">
        <input
          type="text"
          className="input"
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== undefined}
          aria-required={isRequired}
          placeholder="Search categories"
          readOnly={isLocked}
          spellCheck={false}
          autoCorrect="off"
          autoCapitalize="none"
          {...choice.getInputProps({
            ref: input,
            'aria-expanded': hasList,
            'aria-activedescendant':
              hasList && items[highlightedIndex] !== undefined
                ? `${id}-option-${highlightedIndex}`
                : undefined,
            onFocus: choice.want,
            onBlur: choice.settle,
            onKeyDown: (event) => {
              choice.followKey(event);
              // A closed field has nothing to give back, and the key may be meant for a dialog around it.
              if (!isOpen && event.key === 'Escape') noDownshift(event.nativeEvent);
              if (isOpen && event.key === 'Enter' && choice.hasFailed && !choice.isOutdated)
                choice.load();
            },
            onChange: ({ currentTarget }) => {
              choice.followPointer();
              choice.setTyped(currentTarget.value);
            },
            // So that the next letter begins anew.
            onClick: ({ currentTarget }) => isOpen || currentTarget.select(),
          })}
        />
        {inputValue && (
          <button
            type="button"
            className="category-button category-clear"
            aria-label={`Clear ${label}`}
            disabled={isLocked}
            // When words that are no category are left they go, and this with them; by keyboard an
            // emptied text does the same.
            tabIndex={-1}
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
        <button
          type="button"
          className="category-button category-toggle"
          aria-label={`Show options for ${label}`}
          {...choice.getToggleButtonProps({ 'aria-expanded': hasList, disabled: isLocked })}
        >
          <Icon name="down" />
        </button>
        {isOpen && <CategoryPopup choice={choice} value={rest.value} field={field} />}
      </div>
      <p id={`${id}-note`} className={problem ? 'note wrong' : 'note'}>
        {problem ?? hint}
      </p>
      <p className="visually-hidden" role="status">
        {isOpen && statusOf(choice)}
      </p>
    </div>
  );
}

/** Keeps an event from downshift's own handler, the way that it documents. */
function noDownshift(event: Event & { preventDownshiftDefault?: boolean }): void {
  event.preventDownshiftDefault = true;
}

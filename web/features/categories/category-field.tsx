import { useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { CategoryPopup } from './category-popup.tsx';
import { statusOf, unlistedNote } from './category-status.ts';
import { useCategoryChoice } from './use-category-choice.ts';
import { useCommitBeforeSubmit } from './use-commit-before-submit.ts';

interface CategoryFieldProps {
  id: string;
  label: string;
  hint: string;
  /** Replaces the hint. */
  error?: string | undefined;
  isRequired?: boolean;
  /** The form is being submitted, and the choice cannot change. */
  isLocked?: boolean;
  /** A listed name, or the saved category of the business; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The values of the form's other category fields, which are not offered here. */
  taken: readonly string[];
}

/** A combobox over thousands of categories: typing narrows the list below. */
export function CategoryField({
  id,
  label,
  hint,
  error,
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
  const wrong = choice.unlisted ? unlistedNote(choice.unlisted) : error;
  useCommitBeforeSubmit(input, choice.settle);

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
          aria-invalid={wrong !== undefined}
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
              // A closed field has nothing to reset, and Escape may be meant for a surrounding
              // dialog.
              if (!isOpen && event.key === 'Escape') noDownshift(event.nativeEvent);
              if (isOpen && event.key === 'Enter' && choice.hasFailed && !choice.isOutdated)
                choice.load();
            },
            onChange: ({ currentTarget }) => {
              choice.followPointer();
              choice.setTyped(currentTarget.value);
            },
            // So that the next letter replaces the text.
            onClick: ({ currentTarget }) => isOpen || currentTarget.select(),
          })}
        />
        {inputValue && (
          <button
            type="button"
            className="category-button category-clear"
            aria-label={`Clear ${label}`}
            disabled={isLocked}
            // With the keyboard, deleting the text has the same effect.
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
      <p id={`${id}-note`} className={wrong ? 'note wrong' : 'note'}>
        {wrong ?? hint}
      </p>
      <p className="visually-hidden" role="status">
        {isOpen && statusOf(choice)}
      </p>
    </div>
  );
}

/** Keeps an event from downshift's own handler, as its documentation suggests. */
function noDownshift(event: Event & { preventDownshiftDefault?: boolean }): void {
  event.preventDownshiftDefault = true;
}

import { useRef, type ReactNode } from 'react';
import { constraints } from '../../../contract/constraints.ts';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { ChosenSlots } from './chosen-slots.tsx';
import { CustomSentiment } from './custom-sentiment.tsx';
import { pickerToasts } from './picker-toasts.ts';
import { isFull } from './selection-rules.ts';
import type { SelectionState } from './selection.ts';
import { SentimentChips } from './sentiment-chips.tsx';

export interface SentimentPickerProps {
  sentiments: readonly string[];
  selection: SelectionState;
  isHydrated: boolean;
  /** What is typed into the field behind `Other`; undefined while it is closed. */
  other: string | undefined;
  onOther: (other: string | undefined) => void;
  /** Replaces the sentiments while they load. */
  loading?: ReactNode;
}

/**
 * Picks four sentiments, offered or custom. The chosen ones are listed below the chips, so that no chip
 * moves under a finger, and next to the field that adds custom ones.
 */
export function SentimentPicker({
  sentiments,
  selection,
  isHydrated,
  other,
  onOther,
  loading,
}: SentimentPickerProps) {
  const { chosen, toggle, add } = selection;
  const isWriting = other !== undefined;
  const otherButton = useRef<HTMLButtonElement>(null);

  function openOther(): void {
    if (isFull(chosen)) toasts.show(pickerToasts.maximum);
    else onOther(other ?? '');
  }
  /** What had the focus is about to go, so that it would fall to the page's start. */
  function focusOther(): void {
    otherButton.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <p id="good-prompt" className="soft">
        Select four qualities that match your experience.
      </p>
      <Progress done={chosen.length} of={constraints.sentiments} label="Selected sentiments" />
      {loading || (
        <SentimentChips
          sentiments={sentiments}
          chosen={chosen}
          isHydrated={isHydrated}
          onToggle={toggle}
        >
          <button
            ref={otherButton}
            type="button"
            id="other"
            className="chip chip-other"
            data-early=""
            aria-expanded={isWriting}
            onClick={openOther}
          >
            <Icon name="plus" />
            Other
          </button>
        </SentimentChips>
      )}
      {isWriting && (
        <CustomSentiment
          typed={other}
          onTyped={onOther}
          onAdd={add}
          onClose={() => {
            onOther(undefined);
            focusOther();
          }}
        />
      )}
      <ChosenSlots
        chosen={chosen}
        onRemove={(text) => {
          toggle(text);
          focusOther();
        }}
      />
    </>
  );
}

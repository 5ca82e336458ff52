import type { ReactNode } from 'react';
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

/** Picks four sentiments, offered or custom. */
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

  function openOther(): void {
    if (isFull(chosen)) toasts.show(pickerToasts.maximum);
    else onOther(other ?? '');
  }
  return (
    <>
      <p id="good-prompt" className="soft">
        Select four qualities that match your experience.
      </p>
      <Progress done={chosen.length} of={constraints.sentiments} label="Selected sentiments" />
      <ChosenSlots chosen={chosen} onRemove={toggle} />
      {loading || (
        <SentimentChips
          sentiments={sentiments}
          chosen={chosen}
          isHydrated={isHydrated}
          onToggle={toggle}
        >
          <button
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
          onClose={() => onOther(undefined)}
        />
      )}
    </>
  );
}

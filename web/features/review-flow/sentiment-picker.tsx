import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { ChosenSlots } from './chosen-slots.tsx';
import { OwnSentiment } from './own-sentiment.tsx';
import { pickerToasts } from './picker-toasts.ts';
import { isFull } from './selection-rules.ts';
import { SentimentChips } from './sentiment-chips.tsx';
import type { SelectionState } from './use-selection.ts';

export interface SentimentPickerProps {
  sentiments: readonly string[] | 'loading';
  selection: SelectionState;
  isLive: boolean;
}

/** Four of the offered feelings, or of the visitor's own. */
export function SentimentPicker({ sentiments, selection, isLive }: SentimentPickerProps) {
  const { chosen, toggle, addOwn } = selection;
  const [isWriting, setWriting] = useState(false);

  function openOther(): void {
    if (isFull(chosen)) toasts.show(pickerToasts.maximum);
    else setWriting(true);
  }
  return (
    <>
      <p id="good-prompt" className="soft">
        Select four qualities that match your experience.
      </p>
      <Progress done={chosen.length} of={limits.sentiments} label="Chosen qualities" />
      <ChosenSlots chosen={chosen} onRemove={toggle} />
      {sentiments === 'loading' ? (
        // W-12: exactly nine places.
        <Skeletons count={9} label="Loading the sentiments" look="chip" />
      ) : (
        <SentimentChips sentiments={sentiments} chosen={chosen} isLive={isLive} onToggle={toggle}>
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
      {isWriting && <OwnSentiment onAdd={addOwn} onClose={() => setWriting(false)} />}
    </>
  );
}

import { useEffect, type KeyboardEvent } from 'react';
import { constraints } from '../../../contract/constraints.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isAllowedText } from './allowed-text.ts';
import { useGuardedInput } from './use-guarded-input.ts';

interface CustomSentimentProps {
  typed: string;
  onTyped: (typed: string) => void;
  /** Returns whether it was accepted. */
  onAdd: (typed: string) => boolean;
  onClose: () => void;
}

/** The field behind `Other`: a custom sentiment. */
export function CustomSentiment({ typed, onTyped, onAdd, onClose }: CustomSentimentProps) {
  const guarded = useGuardedInput<HTMLInputElement>({
    value: typed,
    isHydrated: true,
    accepts: (text) => isAllowedText(text, constraints.sentimentLength),
    onAccept: onTyped,
  });
  const { ref } = guarded;
  useEffect(() => ref.current?.focus(), [ref]);

  function add(): void {
    if (onAdd(typed)) onClose();
    else ref.current?.focus();
  }
  function listen(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    }
    if (event.key === 'Escape') onClose();
  }
  return (
    <div className="custom-sentiment">
      <TextField
        id="custom-sentiment"
        label="In your own words"
        hint={`Up to ${constraints.sentimentLength} characters`}
        autoComplete="off"
        enterKeyHint="done"
        {...guarded}
        onKeyDown={listen}
      />
      <div className="pair">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { constraints } from '../../../contract/constraints.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isAllowedText } from './allowed-text.ts';
import { sentimentRefusal } from './check-sentiment.ts';
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
  const [refusal, setRefusal] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const guarded = useGuardedInput<HTMLInputElement>({
    value: typed,
    isHydrated: true,
    accepts: (text) => isAllowedText(text, constraints.sentimentLength),
    onAccept(text): void {
      onTyped(text);
      setRefusal(undefined);
    },
  });
  const { ref } = guarded;
  useEffect(() => ref.current?.focus(), [ref]);
  // Chips may be tapped while the server checks.
  const latestAdd = useRef(onAdd);
  useEffect(() => {
    latestAdd.current = onAdd;
  });

  async function add(): Promise<void> {
    if (isChecking) return;
    setChecking(true);
    const refused = typed.trim() ? await sentimentRefusal(typed) : undefined;
    if (!ref.current) return; // canceled meanwhile
    setChecking(false);
    setRefusal(refused);
    if (!refused && latestAdd.current(typed)) onClose();
    else ref.current.focus();
  }
  function listen(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void add();
    }
    if (event.key === 'Escape') onClose();
  }
  return (
    <div className="custom-sentiment">
      <TextField
        id="custom-sentiment"
        label="In your own words"
        hint={refusal ?? `Up to ${constraints.sentimentLength} characters`}
        aria-invalid={refusal ? true : undefined}
        autoComplete="off"
        enterKeyHint="done"
        {...guarded}
        onKeyDown={listen}
      />
      <div className="pair">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" aria-busy={isChecking || undefined} onClick={() => void add()}>
          Add
        </Button>
      </div>
    </div>
  );
}

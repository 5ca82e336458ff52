import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { constraints } from '../../../contract/constraints.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
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
  const queue = useRef(Promise.resolve());
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
  // Chips may be tapped, and another word added, while the server checks.
  const latestAdd = useRef(onAdd);
  useLayoutEffect(() => {
    latestAdd.current = onAdd;
  });

  async function check(text: string): Promise<void> {
    setChecking(true);
    const refused = text.trim() ? await sentimentRefusal(text) : undefined;
    const field = ref.current;
    if (!field) return; // closed meanwhile
    setChecking(false);
    if (field.value !== text) {
      // The next word is being typed.
      if (refused) toasts.show({ title: text, description: refused });
      else latestAdd.current(text);
      return;
    }
    setRefusal(refused);
    if (!refused && latestAdd.current(text)) onClose();
    else field.focus();
  }
  function add(): void {
    queue.current = queue.current.then(() => check(typed));
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
        hint={refusal ?? `Up to ${constraints.sentimentLength} characters`}
        aria-invalid={Boolean(refusal)}
        autoComplete="off"
        enterKeyHint="done"
        {...guarded}
        onKeyDown={listen}
      />
      <div className="pair">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" aria-busy={isChecking} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}

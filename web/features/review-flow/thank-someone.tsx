import type { KeyboardEvent } from 'react';
import { isThankableName } from '../../../contract/thanked-name.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { pickerToasts } from './picker-toasts.ts';
import { useGuardedInput } from './use-guarded-input.ts';

/** The name of the field in its form. */
export const thankSomeoneField = 'thankSomeone';

interface ThankSomeoneProps {
  name: string;
  isLive: boolean;
  onName: (name: string) => void;
  onEnter: () => void;
}

/** Whom to thank by name, if anybody. */
export function ThankSomeone({ name, isLive, onName, onEnter }: ThankSomeoneProps) {
  const guarded = useGuardedInput({
    value: name,
    isLive,
    accepts: isThankableName,
    onAccept: onName,
    onRefuse: () => toasts.show(pickerToasts.name),
  });
  // Enter presses the submit button only while that is enabled; it has to say what is missing too.
  function submitOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }
  return (
    <TextField
      id="thank-someone"
      name={thankSomeoneField}
      label="Is there any individual you'd like to thank?"
      hint="Optional - Letters, spaces, apostrophes, and hyphens only"
      placeholder="Enter their name here"
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint="done"
      {...guarded}
      onKeyDown={submitOnEnter}
    />
  );
}

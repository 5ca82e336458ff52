import type { KeyboardEventHandler } from 'react';
import { isThankableName, withoutTitlePeriods } from '../../../contract/thanked-name.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { pickerToasts } from './picker-toasts.ts';
import { useGuardedInput } from './use-guarded-input.ts';

/** The field's name in its form. */
export const thankSomeoneField = 'thankSomeone';

/** Whether the server accepts this name; "Dr. Patel" is fine. */
export const isAllowedName = (typed: string) => isThankableName(withoutTitlePeriods(typed));

interface ThankSomeoneProps {
  name: string;
  isHydrated: boolean;
  onName: (name: string) => void;
  onKeyDown: KeyboardEventHandler;
}

/** The name of a person to thank, if any. */
export function ThankSomeone({ name, isHydrated, onName, onKeyDown }: ThankSomeoneProps) {
  const guarded = useGuardedInput<HTMLInputElement>({
    value: name,
    isHydrated,
    accepts: isAllowedName,
    onAccept: onName,
    // Deleting a letter of a title leaves its period behind, which is removed as well.
    fix: (typed) => {
      const rest = typed.replaceAll('.', '');
      return typed.length < name.length && isAllowedName(rest) ? rest : name;
    },
    onRefuse: () => toasts.show(pickerToasts.name),
  });
  return (
    <TextField
      id="thank-someone"
      name={thankSomeoneField}
      label="Is there any individual you'd like to thank?"
      hint="Optional - Letters, spaces, apostrophes, and hyphens only"
      placeholder="Enter their name here"
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint="go"
      {...guarded}
      onKeyDown={onKeyDown}
    />
  );
}

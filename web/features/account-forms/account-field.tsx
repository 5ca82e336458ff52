import type { ComponentProps } from 'react';
import { TextField } from '../../ui/text-field.tsx';

interface AccountFieldProps extends Omit<ComponentProps<typeof TextField>, 'hint'> {
  name: string;
  hint?: string;
  /** The error message, if any. */
  error: string | undefined;
}

/** A required field of an account form, without autocorrect or truncation by the browser. */
export function AccountField({ error, hint = '', ...rest }: AccountFieldProps) {
  return (
    <TextField
      required
      spellCheck={false}
      autoCorrect="off"
      autoCapitalize="none"
      {...rest}
      hint={error ?? hint}
      aria-invalid={error !== undefined}
    />
  );
}

type Given = Pick<AccountFieldProps, 'id' | 'error'> & { email?: string | undefined };

/** `email` is the initial value; `isFixed` makes the field read-only. */
export function EmailField({
  email = '',
  isFixed = false,
  ...rest
}: Given & { isFixed?: boolean }) {
  return (
    <AccountField
      {...rest}
      key={email}
      name="email"
      label="Email"
      type="email"
      autoComplete="username"
      defaultValue={email}
      readOnly={isFixed}
    />
  );
}

/** The six-digit code from an email; spaces are allowed. */
export function CodeField(props: Given & { label: string; hint?: string }) {
  return (
    <AccountField
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
    />
  );
}

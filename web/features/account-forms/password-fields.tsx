import { useState, type ComponentProps } from 'react';
import type { FieldErrors } from '../../ui/use-checked-form.ts';
import { AccountField } from './account-field.tsx';

interface CurrentPasswordProps {
  id: string;
  error: string | undefined;
  /** Where a form asks for a new password as well. */
  name?: string;
  label?: string;
}

/** The password of an existing account. */
export function CurrentPasswordField(props: CurrentPasswordProps) {
  const { type, toggle } = useVisibility();
  return (
    <div className="password">
      <AccountField
        name="password"
        label="Password"
        {...props}
        type={type}
        autoComplete="current-password"
      />
      {toggle}
    </div>
  );
}

interface NewPasswordFieldsProps {
  /** Prefix of the fields' ids. */
  id: string;
  label: string;
  errors: FieldErrors<'password' | 'confirmPassword'>;
}

/** A new password and its confirmation, shown or hidden together. */
export function NewPasswordFields({ id, label, errors }: NewPasswordFieldsProps) {
  const { type, toggle } = useVisibility();
  const both = { type, autoComplete: 'new-password' } satisfies ComponentProps<'input'>;
  return (
    <>
      <div className="password">
        <AccountField
          {...both}
          id={`${id}-password`}
          name="password"
          label={label}
          hint="At least 8 characters. Longer is better: try a few words you’ll remember."
          error={errors.password}
        />
        {toggle}
      </div>
      <AccountField
        {...both}
        id={`${id}-confirm-password`}
        name="confirmPassword"
        label="Confirm password"
        error={errors.confirmPassword}
      />
    </>
  );
}

/** Whether the password is visible, and the button that toggles it. */
function useVisibility() {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button type="button" className="password-toggle" onClick={() => setShown(!isShown)}>
      {isShown ? 'Hide' : 'Show'}
      <span className="visually-hidden"> password</span>
    </button>
  );
  return { type: isShown ? 'text' : 'password', toggle } as const;
}

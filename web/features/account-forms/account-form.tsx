import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { useAccountForm } from './use-account-form.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type Form = ReturnType<typeof useAccountForm>;

interface AccountFormProps {
  form: Pick<Form, 'ref' | 'onSubmit' | 'onInput' | 'isPending'>;
  /** The button's label. */
  submit: string;
  /** Where the form is not the main action of what is around it. */
  variant?: 'primary' | 'plain';
  /** A second button: beside the first, or below it on a phone. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * A form with a submit button. It cannot be submitted before hydration, since the browser would then
 * do a native submit. The method is POST so that a password can never end up in a URL.
 */
export function AccountForm({
  form,
  submit,
  variant = 'primary',
  beside,
  children,
}: AccountFormProps) {
  const isHydrated = useIsHydrated();
  return (
    <form
      className="account-form"
      method="post"
      noValidate
      ref={form.ref}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      {children}
      <div className="account-form-buttons">
        <Button
          type="submit"
          variant={variant}
          className="wide"
          pending={form.isPending}
          disabled={!isHydrated}
        >
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

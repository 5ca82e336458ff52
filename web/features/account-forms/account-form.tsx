import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { useAccountForm } from './use-account-form.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type Form = ReturnType<typeof useAccountForm>;

interface AccountFormProps {
  form: Pick<Form, 'ref' | 'onSubmit' | 'onInput' | 'isPending'>;
  /** What the button does. */
  submit: string;
  children: ReactNode;
}

/**
 * A form with its one button. Until the page is live nothing can be sent, since the browser by
 * itself would send it elsewhere; by POST in any case, so that no password can reach an address.
 */
export function AccountForm({ form, submit, children }: AccountFormProps) {
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
      <Button
        type="submit"
        variant="primary"
        className="wide"
        pending={form.isPending}
        disabled={!isHydrated}
      >
        {submit}
      </Button>
    </form>
  );
}

import { useEffect, useRef, type ComponentProps } from 'react';
import { AccountForm } from '../../features/account-forms/account-form.tsx';
import { Button } from '../../ui/button.tsx';

interface ChangeFormProps extends Omit<ComponentProps<typeof AccountForm>, 'beside'> {
  onCancel: () => void;
}

/** A form in place of a value, which Cancel shows again. Its first field takes the focus of the button. */
export function ChangeForm({ onCancel, ...form }: ChangeFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div className="change-form" ref={place}>
      <AccountForm
        {...form}
        beside={
          <Button variant="quiet" disabled={form.form.isPending} onClick={onCancel}>
            Cancel
          </Button>
        }
      />
    </div>
  );
}

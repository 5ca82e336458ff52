import type { ComponentProps } from 'react';
import type { Button } from '../../../ui/button.tsx';

interface PendingButtonProps extends Omit<ComponentProps<typeof Button>, 'pending' | 'disabled'> {
  /** The action that this button started is still running. */
  isPending: boolean;
}

/** A button that keeps the focus while its action runs; presses are ignored until then. */
export function PendingButton({
  isPending,
  variant = 'plain',
  className = '',
  onClick,
  ...rest
}: PendingButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button ${variant} ${className}`}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
    />
  );
}

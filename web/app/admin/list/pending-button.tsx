import type { ComponentProps } from 'react';
import type { Button } from '../../../ui/button.tsx';

interface PendingButtonProps extends Omit<ComponentProps<typeof Button>, 'pending' | 'disabled'> {
  /** What this button began is under way. */
  isPending: boolean;
}

/** A button that keeps the focus while what it began is under way: until then a press does nothing. */
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

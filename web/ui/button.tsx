import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'good' | 'danger' | 'plain' | 'quiet' | 'link';
  /** Something that this button began is under way: it cannot be pressed, and turns. */
  pending?: boolean;
}

/** A button that submits nothing unless it says so. */
export function Button({
  variant = 'plain',
  pending = false,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button ${variant} ${className}`}
      disabled={pending || rest.disabled}
      aria-busy={pending || undefined}
    />
  );
}

import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'good' | 'danger' | 'plain' | 'quiet' | 'link';
  /** The action that this button started is running: it is disabled and shows a spinner. */
  pending?: boolean;
}

/** A button; `type="button"` unless another type is given. */
export function Button({
  variant = 'plain',
  pending = false,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      {...rest}
      className={`button ${variant} ${className}`}
      disabled={pending || rest.disabled}
    />
  );
}

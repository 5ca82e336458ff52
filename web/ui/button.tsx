import type { ComponentProps, MouseEvent } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'good' | 'danger' | 'plain' | 'quiet' | 'link';
  /** The action that this button started is running: it shows a spinner, and ignores presses. */
  pending?: boolean;
}

/**
 * A button; `type="button"` unless another type is given. While pending it is not disabled, since it
 * would lose the focus.
 */
export function Button({ variant = 'plain', pending, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button ${variant} ${className}`}
      {...(pending && pendingProps)}
    />
  );
}

/** Enter in a field of its form presses the button, too. */
const pendingProps = {
  'aria-busy': true,
  'aria-disabled': true,
  disabled: false,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

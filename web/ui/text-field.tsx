import type { ComponentProps } from 'react';

interface TextFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** Shown below; with `aria-invalid` it is an error. */
  hint: string;
}

/** A labeled text field with a hint or an error below it. */
export function TextField({ label, hint, ...rest }: TextFieldProps) {
  const note = `${rest.id}-note`;
  return (
    <div className="field">
      <label className="label" htmlFor={rest.id}>
        {label}
      </label>
      <input type="text" className="input" {...rest} aria-describedby={note} />
      <p id={note} className="note">
        {hint}
      </p>
    </div>
  );
}

import type { ComponentProps } from 'react';

interface TextFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** Stands below; with `aria-invalid` it is the error that stands in the hint's place. */
  hint: string;
}

/** A line of text with its label, and a hint or an error below it. */
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

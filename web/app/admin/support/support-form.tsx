import { createContext, useContext, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';

type Errors = Readonly<Record<string, string | null>>;

/** What is wrong with the fields, once somebody has tried to send them. */
const FieldErrors = createContext<Errors>({});

interface SupportFormProps {
  submit: string;
  variant?: 'primary' | 'danger';
  isPending: boolean;
  /** By field, in display order; null for what is right. */
  errors: Errors;
  failure: Failure;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of a dialog: checked when it is sent; the first wrong field gets the focus. */
export function SupportForm(props: SupportFormProps) {
  const { submit, variant = 'primary', isPending, errors, failure, onSubmit, onCancel } = props;
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  function send(): void {
    setChecked(true);
    const wrong = Object.keys(errors).find((name) => errors[name]);
    if (wrong === undefined) onSubmit();
    else form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }
  return (
    <form
      ref={form}
      className="support-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <FieldErrors value={isChecked ? errors : {}}>{props.children}</FieldErrors>
      <SupportFailure {...failure} />
      <div className="dialog-actions">
        <Button onClick={onCancel}>{isPending ? 'Close' : 'Cancel'}</Button>
        <Button type="submit" variant={variant} pending={isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

interface Failure {
  /** Null while the dialog is not shown. */
  place?: RefObject<HTMLParagraphElement | null>;
  text: string | null;
}

/** Why the last attempt failed, above a dialog's buttons. */
export function SupportFailure({ place, text }: Failure) {
  return (
    <p ref={place} className="support-error" role="alert">
      {text}
    </p>
  );
}

interface SupportFieldProps {
  name: string;
  label: string;
  value: string;
  hint?: string;
  type?: 'text' | 'email';
  /** Several lines. */
  isLong?: boolean;
  onChange: (value: string) => void;
}

/** A labeled field with its hint or what is wrong with it. */
export function SupportField({
  name,
  label,
  value,
  hint = '',
  type = 'text',
  isLong = false,
  onChange,
}: SupportFieldProps) {
  const error = useContext(FieldErrors)[name];
  const id = `support-${name}`;
  const field = {
    id,
    name,
    value,
    className: 'input',
    'aria-invalid': Boolean(error),
    'aria-describedby': `${id}-note`,
    autoComplete: 'off',
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <textarea {...field} rows={3} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...field} type={type} onChange={({ target }) => onChange(target.value)} />
      )}
      <p id={`${id}-note`} className="note">
        {error ?? hint}
      </p>
    </div>
  );
}

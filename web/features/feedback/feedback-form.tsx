import type { ReactNode } from 'react';
import { constraints } from '../../../contract/constraints.ts';
import { Button } from '../../ui/button.tsx';
import type { FeedbackField } from './feedback-fields.ts';

/**
 * Private feedback for the business. Its fields are native and its markup never changes, so only
 * the server renders it, and `attachFeedbackForm` attaches to it. `children` go into its action bar.
 */
export function FeedbackForm({ children }: { children: ReactNode }) {
  return (
    <form className="with-bar" noValidate>
      <Field name="name" label="Your name">
        {(field) => <input {...field} type="text" autoComplete="name" />}
      </Field>
      <Field name="email" label="Email">
        {(field) => (
          <input {...field} type="email" autoComplete="email" maxLength={constraints.emailLength} />
        )}
      </Field>
      <Field name="phone" label="Phone (optional)">
        {(field) => <input {...field} type="tel" autoComplete="tel" />}
      </Field>
      <Field
        name="feedback"
        label="What happened?"
        hint="Please leave out medical details you wouldn't put in an email."
      >
        {(field) => <textarea {...field} rows={5} />}
      </Field>
      {/* Shown by CSS alone once sending has taken eight seconds. */}
      <p className="slow-feedback soft" role="status">
        Your connection seems slow. We're still sending your feedback. You can wait, or copy your
        words below.
      </p>
      <div className="action-bar pair">
        {children}
        <Button type="submit" variant="primary" disabled>
          Submit Feedback
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  name: FeedbackField;
  label: string;
  hint?: string;
  children: (attributes: {
    id: string;
    name: string;
    className: string;
    'aria-describedby': string;
  }) => ReactNode;
}

/** A field with its label, followed by the hint or the problem. */
function Field({ name, label, hint = '', children }: FieldProps) {
  const id = `feedback-${name}`;
  const note = `${id}-note`;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, name, className: 'input', 'aria-describedby': note })}
      <p id={note} className="note" data-hint={hint}>
        {hint}
      </p>
    </div>
  );
}

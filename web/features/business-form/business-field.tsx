import { useState, type ComponentProps } from 'react';
import { completeLink } from '../../../contract/complete-link.ts';
import { oneLine } from '../../../contract/one-line.ts';
import type { BusinessForm } from '../../../contract/business-rules.ts';
import { fieldId } from './business-values.ts';
import { fieldLabels } from './field-labels.ts';
import type { BusinessFields } from './use-business-form.ts';

interface BusinessFieldProps extends Omit<ComponentProps<'input'>, 'form'> {
  form: BusinessFields;
  name: keyof BusinessForm;
  hint?: string;
  /** The hint is a warning. */
  isAdvice?: boolean;
}

/** A text field with a label, and a hint or an error message below it. */
export function BusinessField({ form, name, hint = '', isAdvice, ...rest }: BusinessFieldProps) {
  const id = fieldId(name);
  const error = form.errors[name];
  return (
    <div className="field">
      <label className={rest.required ? 'label is-required' : 'label'} htmlFor={id}>
        {fieldLabels[name]}
      </label>
      <input
        type="text"
        className="input"
        {...rest}
        id={id}
        name={name}
        value={form.values[name]}
        readOnly={form.isSending}
        onChange={({ currentTarget: { value } }) => form.set(name, value)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={isAdvice && !error ? 'note advice' : 'note'}>
        {error ?? hint}
      </p>
    </div>
  );
}

interface LinkFieldProps extends BusinessFieldProps {
  /** What a blank field means; shown only while it is blank. */
  hint: string;
  /** What the link is for, once there is one. */
  filledHint: string;
  /** Returns a warning about the URL. It does not block submitting. */
  advise: (address: string) => string | null;
}

/**
 * A URL field. What is missing of a link that was left or sent is completed. Warnings are shown after
 * typing, not during it.
 */
export function LinkField({ advise, hint, filledHint, ...rest }: LinkFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const { form, name } = rest;
  const value = form.values[name];
  const address = value.trim();
  const advice = address && !isTyping ? advise(address) : null;
  function complete(): void {
    const completed = completeLink(oneLine(value));
    if (completed !== oneLine(value)) form.set(name, completed);
  }
  return (
    <BusinessField
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      {...rest}
      hint={advice ?? (address ? filledHint : hint)}
      isAdvice={advice !== null}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        complete();
      }}
      // Enter sends the form, which the browser checks first.
      onKeyDown={({ key }) => key === 'Enter' && complete()}
    />
  );
}

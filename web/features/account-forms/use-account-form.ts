import { useState, type SubmitEvent } from 'react';
import { refusedFields } from '../../api/errors.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { useCheckedForm, type FieldErrors } from '../../ui/use-checked-form.ts';

interface AccountFormOptions<Values, Field extends string> {
  /** Field names in display order. */
  fields: readonly Field[];
  check: (values: Values) => FieldErrors<Field>;
  /** @throws an error that `describe` handles */
  send: (values: Values) => Promise<void>;
  describe: (error: unknown) => Toast | null;
  /** What a failure says about fields; by default, what the server refused of them. */
  refused?: (error: unknown) => Readonly<Record<string, string>>;
}

/** A form with uncontrolled fields, whose values are read on validation. */
export function useAccountForm<Values extends { [Name in keyof Values]: string }>({
  describe,
  refused = refusedFields,
  ...options
}: AccountFormOptions<Values, keyof Values & string>) {
  const { fields, check } = options;
  const [errors, setErrors] = useState<FieldErrors<keyof Values & string>>({});
  const form = useCheckedForm({
    ...options,
    onFailure(error) {
      const toast = describe(error);
      if (toast) toasts.show(toast);
      return refused(error);
    },
  });

  function recheck(element: HTMLFormElement): Values {
    const values = read<Values>(element, fields);
    form.settle();
    setErrors(check(values));
    return values;
  }
  return {
    ref: form.ref,
    isPending: form.isPending,
    errors: { ...errors, ...form.refusals },
    onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      form.submit(recheck(event.currentTarget));
    },
    /** Forgets the validation of earlier fields, for a form that has got new ones. */
    reset(): void {
      setErrors({});
      form.reset();
    },
    onInput(): void {
      if (form.isChecked && form.ref.current) recheck(form.ref.current);
    },
  };
}

function read<Values>(form: HTMLFormElement, fields: readonly (keyof Values & string)[]): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, data.get(field) ?? ''])) as Values; // all fields are text
}

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../api/errors.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

interface AccountFormOptions<Values> {
  /** The names of the fields, from the first to the last. */
  fields: readonly (keyof Values & string)[];
  check: (values: Values) => FieldErrors<Values>;
  /** @throws whatever `describe` can put into words */
  send: (values: Values) => Promise<void>;
  describe: (error: unknown) => Toast;
}

/**
 * A form whose fields are native and keep what they hold. It is checked on submit and from then on
 * with every change; what is wrong stands at its field, and the first wrong field has the focus.
 */
export function useAccountForm<Values extends { [Name in keyof Values]: string }>(
  options: AccountFormOptions<Values>,
) {
  const { fields, check } = options;
  const [problems, setProblems] = useState<FieldErrors<Values>>({});
  const { isPending, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  const isChecked = useRef(false);
  const [focusOn, setFocusOn] = useState<{ field: string }>();

  // A button that is pending cannot hold the focus, so it is given back once it can.
  useEffect(() => {
    if (focusOn && !isPending) focus(form.current, focusOn.field);
  }, [focusOn, isPending]);

  function show(found: FieldErrors<Values>): boolean {
    setProblems(found);
    const first = fields.find((field) => found[field]);
    setFocusOn(first ? { field: first } : undefined);
    return first !== undefined;
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = read<Values>(event.currentTarget, fields);
    isChecked.current = true;
    if (!show(check(values))) void run(() => attempt(values));
  }
  async function attempt(values: Values): Promise<void> {
    try {
      await options.send(values);
    } catch (error) {
      toasts.show(options.describe(error));
      if (!show(fieldErrorsOf(error))) setFocusOn({ field: '' });
    }
  }
  /** The fields that the server named; it knows the forms' fields by the same names. */
  function fieldErrorsOf(error: unknown): FieldErrors<Values> {
    return error instanceof ApiError ? (error.fields as FieldErrors<Values>) : {}; // see above
  }
  function revise(): void {
    if (isChecked.current && form.current) setProblems(check(read(form.current, fields)));
  }
  return { ref: form, problems, isPending, onSubmit: submit, onInput: revise };
}

function read<Values>(form: HTMLFormElement, fields: readonly (keyof Values & string)[]): Values {
  const data = new FormData(form);
  // Each field is a line of text.
  return Object.fromEntries(fields.map((field) => [field, data.get(field) ?? ''])) as Values; // see above
}

/** To a field by its name; without a name, to the button, if the focus is nowhere else. */
function focus(form: HTMLFormElement | null, field: string): void {
  if (field) {
    // Each field is an input.
    (form?.elements.namedItem(field) as HTMLInputElement | null)?.focus(); // see above
  } else if (document.activeElement === document.body) {
    form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  }
}

import { useEffect, useRef, useState } from 'react';
import { dismissError } from './dismiss-error.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Error messages by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

interface CheckedForm<Values, Field extends string> {
  /** In display order: the first invalid field gets the focus. */
  fields: readonly Field[];
  check: (values: Values) => FieldErrors<Field>;
  /** Called with the first field's error, which is also shown at the field. */
  onError?: ((error: string) => void) | undefined;
  /** @throws an error that `onFailure` handles */
  send: (values: Values) => Promise<void>;
  /** Reports a failure. @returns the server's error messages by field */
  onFailure: (error: unknown) => Readonly<Record<string, string>>;
  /** The id or name of a field's control. Defaults to the field's name. */
  controlOf?: (field: Field) => string;
}

/**
 * State of a form that is validated on submit; once `isChecked`, the caller validates on every change.
 * Valid values are sent, one request at a time; otherwise the first invalid field gets the focus. The
 * caller holds the values.
 */
export function useCheckedForm<Values, Field extends string>({
  fields,
  check,
  onError,
  send,
  onFailure,
  controlOf = (field) => field,
}: CheckedForm<Values, Field>) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<FieldErrors<Field>>({});
  const [focus, setFocus] = useState<{ on: Field | null }>();
  const { isPending, run } = useOneAtATime();

  // While the request runs, the field may be disabled.
  useEffect(() => {
    if (focus && !isPending) focusIn(form.current, focus.on && controlOf(focus.on));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focus, isPending]);

  const firstOf = (errors: FieldErrors<Field>) => fields.find((field) => errors[field]) ?? null;

  async function attempt(values: Values): Promise<void> {
    try {
      await send(values);
    } catch (error) {
      const refused = onFailure(error) as FieldErrors<Field>; // the server uses the same names
      setRefusals(refused);
      setFocus({ on: firstOf(refused) });
    }
  }
  return {
    ref: form,
    isPending,
    isChecked,
    /** The server's error messages by field, until `settle` clears them. */
    refusals,
    /** Validates the values, and sends them if they are valid. */
    submit(values: Values): void {
      setChecked(true);
      const errors = check(values);
      const first = firstOf(errors);
      setFocus(first ? { on: first } : undefined);
      if (first) onError?.(errors[first] ?? '');
      else {
        dismissError();
        void run(() => attempt(values));
      }
    },
    /** Clears the server's error for one field, or for all fields. */
    settle(changed?: Field): void {
      setRefusals((before) => (changed ? { ...before, [changed]: undefined } : {}));
    },
    /** Focuses a field, or for null the submit button if nothing else has the focus. */
    focusOn: (on: Field | null) => setFocus({ on }),
    /** Resets to the state before the first submit. */
    reset(): void {
      setChecked(false);
      setRefusals({});
    },
  };
}

function focusIn(form: HTMLFormElement | null, control: string | null): void {
  if (control) {
    (form?.elements.namedItem(control) as HTMLElement | null)?.focus(); // names are unique
  } else if (document.activeElement === document.body) {
    form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  }
}

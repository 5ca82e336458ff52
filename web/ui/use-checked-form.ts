import { useEffect, useRef, useState } from 'react';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** What is wrong with which field. */
export type Problems<Field extends string> = Partial<Record<Field, string>>;

interface CheckedForm<Values, Field extends string> {
  /** From the first to the last: the first with a problem gets the focus. */
  fields: readonly Field[];
  check: (values: Values) => Problems<Field>;
  /** Told what the check found at the first field, beside the sentence at the field. */
  onProblem?: ((problem: string) => void) | undefined;
  /** @throws whatever `onFailure` can put into words */
  send: (values: Values) => Promise<void>;
  /** Tells of a failure. @returns what the server refused, by field */
  onFailure: (error: unknown) => Readonly<Record<string, string>>;
  /** The id or name of a field's control; without it, the field's own name. */
  controlOf?: (field: Field) => string;
}

/**
 * A form that is checked on submit, and by its owner with every change from then on. What is right is
 * sent, once at a time; what is wrong leads the focus to the first wrong field. The values are the
 * owner's.
 */
export function useCheckedForm<Values, Field extends string>({
  fields,
  check,
  onProblem,
  send,
  onFailure,
  controlOf = (field) => field,
}: CheckedForm<Values, Field>) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<Problems<Field>>({});
  const [focus, setFocus] = useState<{ on: Field | null }>();
  const { isPending, run } = useOneAtATime();

  // A button that is pending cannot hold the focus, so it is given back once it can.
  useEffect(() => {
    if (focus && !isPending) focusIn(form.current, focus.on && controlOf(focus.on));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focus, isPending]);

  const firstOf = (problems: Problems<Field>) => fields.find((field) => problems[field]) ?? null;

  async function attempt(values: Values): Promise<void> {
    try {
      await send(values);
    } catch (error) {
      const refused = onFailure(error) as Problems<Field>; // the server uses the same names
      setRefusals(refused);
      setFocus({ on: firstOf(refused) });
    }
  }
  return {
    ref: form,
    isPending,
    isChecked,
    /** What the server said of the fields, until they are settled. */
    refusals,
    /** Checks the values, and sends them if they are right. */
    submit(values: Values): void {
      setChecked(true);
      const problems = check(values);
      const first = firstOf(problems);
      setFocus(first ? { on: first } : undefined);
      if (first) onProblem?.(problems[first] ?? '');
      else void run(() => attempt(values));
    },
    /** What the server said of a field, or of all of them, holds no more. */
    settle(changed?: Field): void {
      setRefusals((before) => (changed ? { ...before, [changed]: undefined } : {}));
    },
    /** To a field; null: to the button, if the focus is nowhere else. */
    focusOn: (on: Field | null) => setFocus({ on }),
    /** As if nothing had been submitted. */
    reset(): void {
      setChecked(false);
      setRefusals({});
    },
  };
}

function focusIn(form: HTMLFormElement | null, control: string | null): void {
  if (control) {
    (form?.elements.namedItem(control) as HTMLElement | null)?.focus(); // one control of each name
  } else if (document.activeElement === document.body) {
    form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  }
}

import { useState, type SubmitEvent } from 'react';
import { refusedFields, saysSignedOut } from '../../api/errors.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import {
  fieldId,
  fieldNames,
  type BusinessFieldErrors,
  type FieldName,
  type FormValues,
} from './business-values.ts';
import type { BusinessEdits } from './use-business-edits.ts';
import { useLinkQuestion } from './use-link-question.ts';

interface BusinessFormOptions {
  edits: BusinessEdits;
  check: (values: FormValues) => BusinessFieldErrors;
  /** Called with the first validation error, which is also shown at the field. */
  onRefusal?: (error: string) => void;
  /**
   * Sends the values; `key` and `isRepeat` are from `beginAttempt`.
   * @throws an error that `describe` handles
   */
  send: (values: FormValues, key: string, isRepeat: boolean) => Promise<void>;
  describe: (error: unknown) => Toast;
}

export type BusinessFormState = ReturnType<typeof useBusinessForm>;
export type BusinessFields = BusinessFormState['fields'];

/** State of a business form: field values, errors and submit. */
export function useBusinessForm({ edits, check, describe, ...options }: BusinessFormOptions) {
  const { values } = edits;
  const [isDrawing, setDrawing] = useState(false);
  const form = useCheckedForm<FormValues, FieldName>({
    fields: fieldNames,
    check,
    onError: options.onRefusal,
    send(filled) {
      const { key, isRepeat } = edits.beginAttempt();
      return options.send(filled, key, isRepeat);
    },
    onFailure(error) {
      if (!saysSignedOut(error)) toasts.show(describe(error));
      return refusedFields(error);
    },
    controlOf: fieldId,
  });
  const links = useLinkQuestion();
  const errors: BusinessFieldErrors = { ...form.refusals, ...(form.isChecked && check(values)) };

  /** What is wrong is shown first, and then asked about. */
  function submit(filled: FormValues, saved: FormValues): void {
    if (Object.keys(check(filled)).length > 0) form.submit(filled);
    else links.askBefore(form.submit, filled, saved);
  }
  /** Ignores changes while a request is pending. */
  function set<Name extends FieldName>(name: Name, value: FormValues[Name]): void {
    if (form.isPending) return;
    edits.set(name, value);
    form.settle(name);
  }
  return {
    ref: form.ref,
    /** Props for the field components. */
    fields: { values, errors, set, isSending: form.isPending },
    /** Whether an image is being resized; the form cannot be submitted until then. */
    drawing: { isDrawing, setDrawing },
    isPending: form.isPending || isDrawing,
    submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      submit(values, edits.loaded);
    },
    /** Applies the changes to newer values and submits them. */
    sendOver: (newest: FormValues) => submit(edits.rebase(newest), newest),
    startOver(newest?: FormValues): void {
      edits.startOver(newest);
      form.reset();
      form.focusOn('name');
    },
    focusOn: form.focusOn,
    /** The link to ask about, if there is one. */
    linkQuestion: links.question,
    useLink(): void {
      const asked = links.confirm();
      if (asked) submit(asked.values, asked.saved);
    },
    changeLink(): void {
      links.dismiss();
      form.focusOn(links.question?.field ?? null);
    },
  };
}

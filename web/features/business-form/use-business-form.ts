import { useState, type SubmitEvent } from 'react';
import { refusedFields, saysSignedOut } from '../../api/errors.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import {
  fieldId,
  fieldNames,
  type FieldErrors,
  type FieldName,
  type FormValues,
} from './business-values.ts';
import type { BusinessEdits } from './use-business-edits.ts';

interface BusinessFormOptions {
  edits: BusinessEdits;
  check: (values: FormValues) => FieldErrors;
  /** What is told of fields that the check refuses, beside the sentences at the fields. */
  onRefusal?: (problem: string) => void;
  /**
   * With the attempt as `beginAttempt` names it.
   * @throws whatever `describe` can put into words
   */
  send: (values: FormValues, key: string, isRepeat: boolean) => Promise<void>;
  describe: (error: unknown) => Toast;
}

export type BusinessFormState = ReturnType<typeof useBusinessForm>;
export type BusinessFields = BusinessFormState['fields'];

/** A form about a business: what its fields show, and how what they hold is sent. */
export function useBusinessForm({ edits, check, describe, ...options }: BusinessFormOptions) {
  const { values } = edits;
  const [isDrawing, setDrawing] = useState(false);
  const form = useCheckedForm<FormValues, FieldName>({
    fields: fieldNames,
    check,
    onProblem: options.onRefusal,
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
  const problems: FieldErrors = { ...form.refusals, ...(form.isChecked && check(values)) };

  /** What is under way is sent as it is: nothing changes until there is an answer. */
  function set<Name extends FieldName>(name: Name, value: FormValues[Name]): void {
    if (form.isPending) return;
    edits.set(name, value);
    form.settle(name);
  }
  return {
    ref: form.ref,
    /** What the fields show, and how they change. */
    fields: { values, problems, set, isSending: form.isPending },
    /** A picture is being fitted: what is sent meanwhile would be without it. */
    drawing: { isDrawing, setDrawing },
    isPending: form.isPending || isDrawing,
    submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      form.submit(values);
    },
    /** Sends the changes over something newer. */
    sendOver: (newest: FormValues) => form.submit(edits.rebase(newest)),
    startOver(newest?: FormValues): void {
      edits.startOver(newest);
      form.reset();
      form.focusOn('name');
    },
    focusOn: form.focusOn,
  };
}

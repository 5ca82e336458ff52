import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError, saysSignedOut } from '../../api/errors.ts';
import { newKey } from '../../api/idempotent-request.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import {
  changesOf,
  fieldId,
  fieldNames,
  type FieldName,
  type FormValues,
  type FieldErrors,
} from './business-values.ts';
import type { FormDraft } from './form-draft.ts';

interface BusinessFormOptions {
  /** What the form begins with; a later one changes nothing, unless `rebase` is called. */
  loaded: FormValues;
  draft: FormDraft;
  check: (values: FormValues) => FieldErrors;
  /** What is told of fields that the check refuses, beside the sentences at the fields. */
  onRefusal?: (problem: string) => void;
  /**
   * `key` names this filling of the form, whatever is corrected in it; `isRepeat` says that something
   * was sent under it before, of which it is not known whether it arrived.
   * @throws whatever `describe` can put into words
   */
  send: (values: FormValues, key: string, isRepeat: boolean) => Promise<void>;
  describe: (error: unknown) => Toast;
}

export type BusinessFormState = ReturnType<typeof useBusinessForm>;

/**
 * A form about a business. It is checked on submit and from then on with every change; what is wrong
 * stands at its field, and the first wrong field has the focus. What is filled in survives a reload.
 */
export function useBusinessForm({ draft, check, ...options }: BusinessFormOptions) {
  const [loaded, setLoaded] = useState(options.loaded);
  const [kept, setKept] = useState(draft.read);
  const [values, setValues] = useState<FormValues>({ ...loaded, ...kept?.changes });
  const [refusals, setRefusals] = useState<FieldErrors>({});
  const [isChecked, setChecked] = useState(false);
  const [focusOn, setFocusOn] = useState<{ field: FieldName | null }>();
  const key = useRef(kept?.key);
  const { isPending, run } = useOneAtATime();
  const [isDrawing, setDrawing] = useState(false);
  const changes = changesOf(loaded, values);
  const isDirty = Object.keys(changes).length > 0;
  const problems: FieldErrors = { ...refusals, ...(isChecked && check(values)) };

  useEffect(() => {
    const now = changesOf(loaded, values);
    if (Object.keys(now).length === 0) {
      // What is filled in next is another one.
      key.current = undefined;
      draft.forget();
    } else draft.keep({ changes: now, key: key.current });
  }, [draft, loaded, values]);

  // A button that is pending cannot hold the focus, so it is given back once it can.
  useEffect(() => {
    if (focusOn && !isPending) focus(focusOn.field);
  }, [focusOn, isPending]);

  /** What is under way is sent as it is: nothing changes until there is an answer. */
  function set<Name extends FieldName>(name: Name, value: FormValues[Name]): void {
    if (isPending) return;
    setValues((before) => ({ ...before, [name]: value }));
    setRefusals(({ [name]: _settled, ...others }) => others);
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    sendIfRight(values, changes);
  }
  function sendIfRight(filled: FormValues, changed: Partial<FormValues>): void {
    setChecked(true);
    const found = check(filled);
    const first = firstOf(found);
    if (!first) void run(() => attempt(filled, changed));
    else {
      options.onRefusal?.(found[first] ?? '');
      setFocusOn({ field: first });
    }
  }
  async function attempt(filled: FormValues, changed: Partial<FormValues>): Promise<void> {
    const isRepeat = key.current !== undefined;
    key.current ??= newKey();
    draft.keep({ changes: changed, key: key.current });
    try {
      await options.send(filled, key.current, isRepeat);
    } catch (error) {
      if (!saysSignedOut(error)) toasts.show(options.describe(error));
      // The server knows the fields by the same names.
      const refused = error instanceof ApiError ? (error.fields as FieldErrors) : {}; // see above
      setRefusals(refused);
      setFocusOn({ field: firstOf(refused) });
    }
  }
  /** From now on the form has begun with `newest`. What was changed stays changed. */
  function rebase(newest: FormValues): void {
    setLoaded(newest);
    setValues((before) => ({ ...newest, ...changesOf(loaded, before) }));
  }
  /** The same, and what was changed is sent. */
  function sendOver(newest: FormValues): void {
    key.current = undefined;
    rebase(newest);
    sendIfRight({ ...newest, ...changes }, changes);
  }
  /** Back to what the form began with, or to something newer. */
  function startOver(newest: FormValues = loaded): void {
    key.current = undefined;
    setKept(undefined);
    setLoaded(newest);
    setValues(newest);
    setRefusals({});
    setChecked(false);
    setFocusOn({ field: 'name' });
  }
  return {
    values,
    set,
    problems,
    isSending: isPending,
    /** Also while a picture is fitted: what is sent meanwhile would be without it. */
    isPending: isPending || isDrawing,
    isDrawing,
    setDrawing,
    isDirty,
    isRestored: kept !== undefined && isDirty,
    submit,
    rebase,
    sendOver,
    startOver,
    focusOn: (field: FieldName | null) => setFocusOn({ field }),
  };
}

function firstOf(problems: FieldErrors): FieldName | null {
  return fieldNames.find((name) => problems[name]) ?? null;
}

/** To a field; without one, to the button, if the focus is nowhere else. */
function focus(field: FieldName | null): void {
  if (field) document.getElementById(fieldId(field))?.focus();
  else if (document.activeElement === document.body)
    document.querySelector<HTMLButtonElement>('.business-form [type=submit]')?.focus();
}

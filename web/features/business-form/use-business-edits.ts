import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../api/idempotent-request.ts';
import { changesOf, type FieldName, type FormValues } from './business-values.ts';
import type { FormDraft } from './form-draft.ts';

export type BusinessEdits = ReturnType<typeof useBusinessEdits>;

/**
 * The values of a business form and which of them were changed. The changes survive a reload.
 * @param begun the initial values; later ones are ignored unless `rebase` is called
 */
export function useBusinessEdits(begun: FormValues, draft: FormDraft) {
  const [loaded, setLoaded] = useState(begun);
  const [kept, setKept] = useState(draft.read);
  const [values, setValues] = useState<FormValues>({ ...loaded, ...kept?.changes });
  const key = useRef(kept?.key);
  const changes = changesOf(loaded, values);
  const isDirty = Object.keys(changes).length > 0;

  useEffect(() => {
    const now = changesOf(loaded, values);
    if (Object.keys(now).length === 0) {
      // What is filled in next is another one.
      key.current = undefined;
      draft.forget();
    } else draft.keep({ changes: now, key: key.current });
  }, [draft, loaded, values]);

  return {
    values,
    isDirty,
    /** The changes are of before a reload. */
    isRestored: kept !== undefined && isDirty,
    set<Name extends FieldName>(name: Name, value: FormValues[Name]): void {
      setValues((before) => ({ ...before, [name]: value }));
    },
    /**
     * Names the attempt to send the changes: `key` is the same for this filling of the form, whatever
     * is corrected in it; `isRepeat` says that something was sent under it before, of which it is not
     * known whether it arrived.
     */
    beginAttempt(): { key: string; isRepeat: boolean } {
      const isRepeat = key.current !== undefined;
      key.current ??= newKey();
      draft.keep({ changes, key: key.current });
      return { key: key.current, isRepeat };
    },
    /** From now on the form has begun with `newest`. What was changed stays changed. @returns the values */
    rebase(newest: FormValues): FormValues {
      key.current = undefined;
      setLoaded(newest);
      setValues((before) => ({ ...newest, ...changesOf(loaded, before) }));
      return { ...newest, ...changes };
    },
    /** Back to what the form began with, or to something newer. */
    startOver(newest: FormValues = loaded): void {
      key.current = undefined;
      setKept(undefined);
      setLoaded(newest);
      setValues(newest);
    },
  };
}

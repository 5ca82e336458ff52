import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../api/idempotent-request.ts';
import { changesOf, type FieldName, type FormValues } from './business-values.ts';
import type { FormDraft } from './form-draft.ts';

export type BusinessEdits = ReturnType<typeof useBusinessEdits>;

/**
 * The values of a business form and its unsaved changes, which survive a reload.
 * @param begun the initial values; only the first render's are used
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
      // The next changes need a new key.
      key.current = undefined;
      draft.forget();
    } else draft.keep({ changes: now, key: key.current });
  }, [draft, loaded, values]);

  return {
    values,
    /** The initial values, as saved. */
    loaded,
    isDirty,
    /** The changes were restored after a reload. */
    isRestored: kept !== undefined && isDirty,
    set<Name extends FieldName>(name: Name, value: FormValues[Name]): void {
      setValues((before) => ({ ...before, [name]: value }));
    },
    /**
     * Prepares a submit. `key` is the idempotency key; it stays the same when values are corrected.
     * `isRepeat` means that an earlier request with this key may have reached the server.
     */
    beginAttempt(): { key: string; isRepeat: boolean } {
      const isRepeat = key.current !== undefined;
      key.current ??= newKey();
      draft.keep({ changes, key: key.current });
      return { key: key.current, isRepeat };
    },
    /** Applies the changes to `newest`, the new initial values. @returns the resulting values */
    rebase(newest: FormValues): FormValues {
      key.current = undefined;
      setLoaded(newest);
      setValues((before) => ({ ...newest, ...changesOf(loaded, before) }));
      return { ...newest, ...changes };
    },
    /** Discards the changes and resets to the initial or newer values. */
    startOver(newest: FormValues = loaded): void {
      key.current = undefined;
      setKept(undefined);
      setLoaded(newest);
      setValues(newest);
    },
  };
}

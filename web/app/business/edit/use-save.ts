import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { ApiError, isPassing } from '../../../api/errors.ts';
import { withRetries } from '../../../api/retries.ts';
import { valuesOf, type FormValues } from '../../../features/business-form/business-values.ts';
import type { FormDraft } from '../../../features/business-form/form-draft.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { editedBusinessQuery } from './edited-business-query.ts';
import type { ForeignChange } from './foreign-changes.ts';
import { createKnownBusiness } from './known-business.ts';
import { useUpdate } from './use-update.ts';

/** A conflict: the business as it is now, and the changes that the form does not show. */
export interface Conflict {
  theirs: OwnedBusinessReply;
  changes: ForeignChange[];
}

/**
 * Saves edits based on the revision they were made on. If others have changed what the form does
 * not show, nothing is saved, and the person resolves the conflict. Without edits there is none.
 */
export function useSave(opened: OwnedBusinessReply, draft: FormDraft) {
  const [business, setBusiness] = useState(opened);
  const [known] = useState(() => createKnownBusiness(opened, draft));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isOpen = useIsOpen();
  const update = useUpdate(opened.id);
  const queries = useQueryClient();

  /**
   * @returns null if there is a conflict now
   * @throws ApiError or NetworkError; `stale_revision` if the form was left before the conflict
   */
  async function save(values: FormValues): Promise<OwnedBusinessReply | null> {
    dismissErrorToast();
    try {
      return await attempt(values);
    } catch (error) {
      if (!isStale(error)) throw error;
      const theirs = await withRetries(() => queries.fetchQuery(editedBusinessQuery(opened.id)));
      if (!theirs.canEdit) throw error;
      const changes = known.foreignChanges(values, theirs);
      if (changes.length > 0 && known.isEdited(values)) {
        // A person who has left the page can only get a toast.
        if (!isOpen.current) throw error;
        setConflict({ theirs, changes });
        return null;
      }
      known.rebaseOn(theirs);
      return attempt(changes.length > 0 ? valuesOf(theirs) : values);
    }
  }
  async function attempt(values: FormValues): Promise<OwnedBusinessReply> {
    const settle = known.recordSent(values);
    try {
      const saved = await update(known.before(), values, (soFar) =>
        known.recordReply(values, soFar),
      );
      settle();
      return saved;
    } catch (error) {
      if (!isPassing(error)) settle();
      throw error;
    }
  }
  /** Bases the form on `newest` from now on. @returns the form's initial values */
  function rebaseOn(newest: OwnedBusinessReply): FormValues {
    known.rebaseOn(newest);
    setBusiness(newest);
    setConflict(null);
    return valuesOf(newest);
  }
  return { business, save, conflict, rebaseOn, dismissConflict: () => setConflict(null) };
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale_revision';
}

/** Clears the result of the last attempt. */
function dismissErrorToast(): void {
  if (toasts.current()?.tone === 'danger') toasts.dismiss();
}

function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

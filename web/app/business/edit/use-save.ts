import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { ApiError, isTransient } from '../../../api/errors.ts';
import { withRetries } from '../../../api/retries.ts';
import { valuesOf, type FormValues } from '../../../features/business-form/business-values.ts';
import { fieldLabels } from '../../../features/business-form/field-labels.ts';
import type { FormDraft } from '../../../features/business-form/form-draft.ts';
import { mergedToast, updatedToast } from '../../../features/business-form/form-toasts.ts';
import { dismissError } from '../../../ui/dismiss-error.ts';
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

/** Bases the form on newer data. @returns the form's values: the newer ones with the person's own edits */
type Merge = (theirs: OwnedBusinessReply) => FormValues;

/**
 * Saves edits based on the revision they were made on. What others changed meanwhile in other fields is
 * kept. If they changed a field that was edited here too, nothing is saved, and the person resolves the
 * conflict. Without edits there is none.
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
  async function save(values: FormValues, merge: Merge): Promise<OwnedBusinessReply | null> {
    dismissError();
    try {
      return await attempt(values);
    } catch (error) {
      const theirs = await newestAfter(error);
      const changes = known.foreignChanges(values, theirs);
      if (changes.length > 0 && known.isEdited(values))
        return known.canMerge(values, changes)
          ? saveMerged(merge(theirs), changes)
          : ask(theirs, changes, error);
      known.rebaseOn(theirs);
      return attempt(changes.length > 0 ? valuesOf(theirs) : values);
    }
  }
  /** A third change while this is saved is rare, so it is always shown. */
  async function saveMerged(values: FormValues, merged: readonly ForeignChange[]) {
    try {
      return await attempt(values, mergedToast(merged.map(({ name }) => fieldLabels[name])));
    } catch (error) {
      const theirs = await newestAfter(error);
      return ask(theirs, known.foreignChanges(values, theirs), error);
    }
  }
  /** @throws the error, unless it is that the revision is stale */
  async function newestAfter(error: unknown): Promise<OwnedBusinessReply> {
    if (!isStale(error)) throw error;
    const theirs = await withRetries(() => queries.fetchQuery(editedBusinessQuery(opened.id)));
    if (!theirs.canEdit) throw error;
    return theirs;
  }
  /** A person who has left the page can only get a toast. @throws the error in that case */
  function ask(theirs: OwnedBusinessReply, changes: ForeignChange[], error: unknown): null {
    if (!isOpen.current) throw error;
    setConflict({ theirs, changes });
    return null;
  }
  async function attempt(values: FormValues, toast = updatedToast): Promise<OwnedBusinessReply> {
    const settle = known.recordSent(values);
    try {
      const saved = await update(known.before(), values, (soFar) =>
        known.recordReply(values, soFar),
      );
      toasts.show(toast);
      settle();
      return saved;
    } catch (error) {
      if (!isTransient(error)) settle();
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

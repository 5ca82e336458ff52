import { readStoredJson, removeStored, storedKeys } from '../../browser-storage.ts';
import { draftPrefix, type SavedForm } from './form-draft.ts';

/** A form whose unsaved changes this tab has kept. */
export interface KeptForm {
  /** Null for a business that is not set up yet. */
  businessId: number | null;
  /** The business's name, if known. */
  name: string;
}

/** What a user has typed and not saved in this tab; their own session may have ended since. */
export function keptForms(userId: number): KeptForm[] {
  const prefix = draftPrefix(userId);
  return storedKeys('sessionStorage').flatMap((key) => {
    const form = key.startsWith(prefix)
      ? /^(?:setup|edit-(\d+))$/.exec(key.slice(prefix.length))
      : null;
    const draft = form && readStoredJson<SavedForm>('sessionStorage', key);
    if (!draft) return [];
    const name = draft.base?.values.name ?? draft.changes.name ?? '';
    return [{ businessId: form[1] ? Number(form[1]) : null, name }];
  });
}

/** Deletes what was kept of a form. */
export function discardForm(userId: number, { businessId }: KeptForm): void {
  const key = `${draftPrefix(userId)}${businessId === null ? 'setup' : `edit-${businessId}`}`;
  for (const one of [key, `${key}:logo`]) removeStored('sessionStorage', one);
}

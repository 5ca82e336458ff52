import { readStoredJson, removeStored, storedKeys, storeJson } from '../../browser-storage.ts';
import type { FormValues } from './business-values.ts';

/** The part of an unsaved form that survives a reload. */
export interface SavedForm {
  /** The fields that differ from the initial values. */
  changes: Partial<FormValues>;
  /** The idempotency key, if a submit was attempted. */
  key?: string | undefined;
  /** The stored version that the changes are based on, for an existing business. */
  base?: DraftBase | undefined;
}

/** The last known stored version of the business. */
export interface DraftBase {
  values: FormValues;
  revision: string;
  /** Values that were sent without receiving a response. */
  sent?: FormValues[];
}

export type FormDraft = ReturnType<typeof createFormDraft>;

const prefix = 'form:';

/**
 * A saved draft per form and user, in this tab only. The logo has a separate key, so that it is not
 * rewritten on every key press. Without storage, nothing is saved.
 * @param form the form's name: `setup`, `edit-7`
 */
export function createFormDraft(userId: number, form: string) {
  const key = `${draftPrefix(userId)}${form}`;
  const logoKey = `${key}:logo`;
  let keptLogo: string | null | undefined;
  let kept: Pick<SavedForm, 'changes' | 'key'> | undefined;
  let base: DraftBase | undefined;

  function read(): SavedForm | undefined {
    forgetDrafts(userId);
    const draft = readStoredJson<SavedForm>('sessionStorage', key);
    const logo = readStoredJson<{ logoUrl: string | null }>('sessionStorage', logoKey);
    return draft && { ...draft, changes: { ...draft.changes, ...logo } };
  }
  function keep({ changes: { logoUrl, ...changes }, key: attempt }: Omit<SavedForm, 'base'>): void {
    kept = { changes, key: attempt };
    storeJson('sessionStorage', key, { ...kept, base });
    if (logoUrl === keptLogo) return;
    keptLogo = logoUrl;
    if (logoUrl === undefined) removeStored('sessionStorage', logoKey);
    else storeJson('sessionStorage', logoKey, { logoUrl });
  }
  function forget(): void {
    kept = undefined;
    keptLogo = undefined;
    removeStored('sessionStorage', key);
    removeStored('sessionStorage', logoKey);
  }
  /** Sets the base of all changes, including those already saved. */
  function standOn(known: DraftBase): void {
    base = known;
    if (kept) storeJson('sessionStorage', key, { ...kept, base });
  }
  return { read, keep, forget, standOn };
}

/** Whether this tab keeps anything that a user typed and has not saved. */
export function hasDrafts(userId: number): boolean {
  return storedKeys('sessionStorage').some((key) => key.startsWith(draftPrefix(userId)));
}

/** Deletes all drafts in this tab, except those of the user `staying`; null deletes all. */
export function forgetDrafts(staying: number | null): void {
  const stays = (key: string) => staying !== null && key.startsWith(draftPrefix(staying));
  for (const key of storedKeys('sessionStorage'))
    if (key.startsWith(prefix) && !stays(key)) removeStored('sessionStorage', key);
}

/** What the keys of a user’s drafts start with. */
export function draftPrefix(userId: number): string {
  return `${prefix}${userId}:`;
}

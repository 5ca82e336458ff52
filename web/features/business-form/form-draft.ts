import { readStoredJson, removeStored, storedKeys, storeJson } from '../../browser-storage.ts';
import type { FormValues } from './business-values.ts';

/** What a half-filled form keeps over a reload. */
export interface SavedForm {
  /** The fields that differ from what the form began with. */
  changes: Partial<FormValues>;
  /** Names the attempt to send exactly this, if there was one. */
  key?: string | undefined;
  /** What the changes were made on, where that was there before. */
  base?: DraftBase | undefined;
}

/** Something stored, as the form knew it when it was changed. */
export interface DraftBase {
  values: FormValues;
  revision: string;
  /** What was sent, and no answer told what became of it. */
  sent?: FormValues[];
}

export type FormDraft = ReturnType<typeof createFormDraft>;

const prefix = 'form:';

/**
 * The draft of one form of one person, in this tab only. The logo has a place of its own, so that
 * not every key press writes it. Without storage nothing is kept.
 * @param form what is filled in: `setup`, `edit-7`
 */
export function createFormDraft(userId: number, form: string) {
  const key = `${ownedBy(userId)}${form}`;
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
  /** Names what changes are made on from now on, those that are kept included. */
  function standOn(known: DraftBase): void {
    base = known;
    if (kept) storeJson('sessionStorage', key, { ...kept, base });
  }
  return { read, keep, forget, standOn };
}

/** Forgets every draft of this tab, but those of the person who stays; null for nobody. */
export function forgetDrafts(staying: number | null): void {
  const stays = (key: string) => staying !== null && key.startsWith(ownedBy(staying));
  for (const key of storedKeys('sessionStorage'))
    if (key.startsWith(prefix) && !stays(key)) removeStored('sessionStorage', key);
}

function ownedBy(userId: number): string {
  return `${prefix}${userId}:`;
}

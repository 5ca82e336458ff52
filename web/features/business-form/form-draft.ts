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
 * not every key press writes it. Storage may be missing, full or forbidden: then nothing is kept.
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
    const draft = parsed<SavedForm>(key);
    const logo = parsed<{ logoUrl: string | null }>(logoKey);
    return draft && { ...draft, changes: { ...draft.changes, ...logo } };
  }
  function keep({ changes: { logoUrl, ...changes }, key: attempt }: Omit<SavedForm, 'base'>): void {
    kept = { changes, key: attempt };
    write(key, { ...kept, base });
    if (logoUrl === keptLogo) return;
    keptLogo = logoUrl;
    if (logoUrl === undefined) remove(logoKey);
    else write(logoKey, { logoUrl });
  }
  function forget(): void {
    kept = undefined;
    keptLogo = undefined;
    remove(key);
    remove(logoKey);
  }
  /** Names what changes are made on from now on, those that are kept included. */
  function standOn(known: DraftBase): void {
    base = known;
    if (kept) write(key, { ...kept, base });
  }
  return { read, keep, forget, standOn };
}

/** Forgets every draft of this tab, but those of the person who stays; null for nobody. */
export function forgetDrafts(staying: number | null): void {
  const stays = (key: string) => staying !== null && key.startsWith(ownedBy(staying));
  tried(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !stays(key)) sessionStorage.removeItem(key);
  });
}

function ownedBy(userId: number): string {
  return `${prefix}${userId}:`;
}

function parsed<T>(key: string): T | undefined {
  return tried(() => {
    const text = sessionStorage.getItem(key);
    // Only `write` writes under these keys, and only in this tab.
    return text ? (JSON.parse(text) as T) : undefined; // see above
  });
}

function write(key: string, value: unknown): void {
  tried(() => sessionStorage.setItem(key, JSON.stringify(value)));
}

function remove(key: string): void {
  tried(() => sessionStorage.removeItem(key));
}

function tried<R>(act: () => R): R | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Forgets the edits that are held; null while there are none. */
let forgetEdits: (() => void) | null = null;
/** The edits are on their way, and may be saved whoever leaves. */
let isSaving = false;
/** What waits for the person's answer. */
let waiting: (() => void) | null = null;
const listeners = new Set<() => void>();

/**
 * Says that there are edits that nobody has saved: whoever leaves the page is asked first.
 * @param forget called once the person has decided to leave
 * @returns the function that lets go of them
 */
export function holdEdits(forget: () => void): () => void {
  forgetEdits = forget;
  addEventListener('beforeunload', askByBrowser);
  return () => {
    if (forgetEdits === forget) releaseEdits();
  };
}

/** Says whether the edits that are held are on their way. */
export function noteSaving(isUnderWay: boolean): void {
  isSaving = isUnderWay;
  tell();
}

export function hasEdits(): boolean {
  return forgetEdits !== null;
}

/** Goes at once, or once the person has said that what is not saved may go (`UnsavedChangesDialog`). */
export function leaveBy(go: () => void): void {
  if (!hasEdits()) go();
  else ask(go);
}

export function stay(): void {
  ask(null);
}

export function leave(): void {
  const go = waiting;
  forgetEdits?.();
  releaseEdits();
  go?.();
}

/** What a person who leaves is going to do, while they are asked. */
export const question = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => waiting,
  isSaving: () => isSaving,
};

/** When there is nothing to lose any more, there is nothing to ask. */
function releaseEdits(): void {
  forgetEdits = null;
  removeEventListener('beforeunload', askByBrowser);
  if (waiting) ask(null);
}

function ask(go: (() => void) | null): void {
  waiting = go;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The browser's own question, in its own words: for the tab, a reload, and pages outside of the app. */
function askByBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Browsers before 2024 ask only for this.
  event.returnValue = '';
}

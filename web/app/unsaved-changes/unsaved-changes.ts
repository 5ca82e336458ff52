/** What leaving may lose. */
export type Loss = 'edits' | 'recovery codes';

/** Discards the registered changes; null if there are none. */
let forgetEdits: (() => void) | null = null;
/** The changes are being saved, and may be stored even if the person leaves. */
let isSaving = false;
/** What runs once the person confirms that they lose something. */
let waiting: { go: () => void; loses: Loss } | null = null;
const listeners = new Set<() => void>();

/**
 * Registers unsaved changes: leaving the page asks first.
 * @param forget called once the person has decided to leave
 * @returns a function that unregisters them
 */
export function registerEdits(forget: () => void): () => void {
  forgetEdits = forget;
  addEventListener('beforeunload', confirmUnload);
  return () => {
    if (forgetEdits === forget) releaseEdits();
  };
}

/** Sets whether the registered changes are being saved. */
export function setSaving(isUnderWay: boolean): void {
  isSaving = isUnderWay;
  tell();
}

export function hasUnsavedChanges(): boolean {
  return forgetEdits !== null;
}

/**
 * Leaves immediately, or once the person has confirmed that unsaved changes may be lost
 * (`UnsavedChangesDialog`).
 */
export function confirmLeaving(go: () => void): void {
  if (!hasUnsavedChanges()) go();
  else confirmLosing('edits', go);
}

/** Goes on once the person has confirmed that they lose this. */
export function confirmLosing(loses: Loss, go: () => void): void {
  ask({ go, loses });
}

export function stay(): void {
  ask(null);
}

export function leave(): void {
  const left = waiting;
  ask(null);
  if (left?.loses === 'edits') discardEdits();
  left?.go();
}

/** Forgets the registered changes, if there are any: leaving no longer asks. */
export function discardEdits(): void {
  forgetEdits?.();
  releaseEdits();
}

/** The pending navigation, while the person is asked to confirm it. */
export const pendingNavigation = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => waiting,
  isSaving: () => isSaving,
};

/** Without unsaved changes there is nothing to confirm. */
function releaseEdits(): void {
  forgetEdits = null;
  removeEventListener('beforeunload', confirmUnload);
  if (waiting) ask(null);
}

function ask(question: typeof waiting): void {
  waiting = question;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The browser's own confirmation: for closing the tab, a reload, and pages outside of the app. */
function confirmUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Browsers before 2024 require this to ask.
  event.returnValue = '';
}

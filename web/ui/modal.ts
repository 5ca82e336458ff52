/** The topmost open modal dialog, if any. */
export function topDialog(): Element | null {
  const open = document.querySelectorAll('dialog[open]');
  return open[open.length - 1] ?? null;
}

/** Opens a dialog that is already in the page. */
export function openModal(dialog: HTMLDialogElement): void {
  // Safari before 15.4 has no modal dialogs; there it is a box above the page.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
}

import { openModal } from '../ui/modal.ts';
import { dialogIds } from './dialog-ids.ts';

export const openHowTo = () => openModal(dialog(dialogIds.howTo));

/** Shows the full text, selected. */
export function openManualCopy(text: string): void {
  const opened = dialog(dialogIds.manualCopy);
  openModal(opened);
  const field = opened.querySelector('textarea');
  if (field) field.value = text;
  field?.select();
}

/** Closes the open dialog; the browser restores the focus. */
export function closeDialogs(): void {
  for (const id of Object.values(dialogIds)) dialog(id).close();
}

function dialog(id: string): HTMLDialogElement {
  return document.getElementById(id) as HTMLDialogElement; // in the server's HTML
}

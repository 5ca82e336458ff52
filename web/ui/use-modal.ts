import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { openModal } from './modal.ts';

/**
 * Makes a `<dialog>` modal as long as it is rendered: the browser traps and restores the focus, and
 * makes the rest inert.
 * @param onClose called on Escape, or a click on the backdrop
 */
export function useModal(onClose: () => void) {
  return {
    ref: useOpened(),
    ...useBackdrop(onClose),
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!event.currentTarget.open) onClose();
    },
  };
}

function useOpened() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openModal(dialog);
    leaveHiddenField(dialog);
    return () => dialog.close?.();
  }, []);
  return ref;
}

/** The browser focuses the first control, even the user name that only password managers read. */
function leaveHiddenField(dialog: HTMLDialogElement): void {
  if (!document.activeElement?.matches('input[aria-hidden]')) return;
  dialog.querySelector<HTMLInputElement>('input:not([aria-hidden])')?.focus();
}

/**
 * Closes on a click that starts and ends on the backdrop: not at the end of a text selection, and
 * not on the second click of a double click, whose first may have opened the dialog.
 */
function useBackdrop(onClose: () => void) {
  const began = useRef(false);
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => {
      began.current = isOutside(event) && event.detail < 2;
    },
    onClick: (event: MouseEvent) => {
      if (began.current && isOutside(event)) onClose();
    },
  };
}

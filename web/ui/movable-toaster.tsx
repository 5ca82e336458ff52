import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './toast.tsx';
import { trackFocus, returnFocus } from './toast-focus.ts';
import { openToastContainer, raiseToasts } from './toast-container.ts';
import { toasts } from './toast-queue.ts';

/**
 * The toasts of a page with dialogs; render it once per page. Each toast stays for its full time,
 * whatever opens and closes meanwhile, and is announced once.
 */
export function MovableToaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  const [container, setContainer] = useState<HTMLElement>();
  useEffect(() => {
    // On the server there is no document to create it in.
    // oxlint-disable-next-line react/set-state-in-effect
    setContainer(trackFocus(openToastContainer()));
  }, []);
  useLayoutEffect(() => {
    if (container) raiseToasts(container);
  }, [container, toast]);
  function close(): void {
    if (container) returnFocus(container);
    toasts.dismiss();
  }
  return (
    container &&
    toast &&
    createPortal(<ToastCard key={toast.id} toast={toast} onClose={close} />, container)
  );
}

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { topDialog } from './modal.ts';
import { ToastCard } from './toast.tsx';
import { toasts } from './toast-queue.ts';

/**
 * The container of the page's toasts; render it once per page. A modal dialog makes everything
 * outside of it inert, so a toast shown while one is open is rendered inside it: open the dialog
 * first. The toast closes with the dialog; if that is too early, use `MovableToaster`, which costs
 * more script.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  const [host, setHost] = useState<Element>();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The open dialog is known only after rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    if (toast) setHost(topDialog() ?? document.body);
    // An element has to leave the top layer and enter it again to come out on top, if the browser
    // has popovers. If its dialog was removed, so was the container; then it is rendered again
    // elsewhere.
    if (!container.current?.isConnected) return;
    container.current.togglePopover?.(false);
    container.current.togglePopover?.(Boolean(toast));
  }, [toast, host]);
  return (
    host &&
    createPortal(
      <div
        ref={container}
        className="toaster"
        role="status"
        popover="manual"
        onPointerEnter={toasts.pause}
        onPointerLeave={toasts.resume}
        onFocus={toasts.pause}
        onBlur={toasts.resume}
      >
        {toast && <ToastCard key={toast.id} toast={toast} onClose={toasts.dismiss} />}
      </div>,
      host,
    )
  );
}

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { topDialog } from './modal.ts';
import { ToastCard } from './toast.tsx';
import { toasts } from './toast-queue.ts';

/**
 * The place of the page's toasts. Once per page. An open modal dialog makes everything outside of
 * it inert, so a toast that comes then lives in it: open the dialog first. It goes with the dialog;
 * where that is too early, there is `RoamingToaster`, at the price of more script.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  const [host, setHost] = useState<Element>();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Which dialog is open is known only once it is drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    if (toast) setHost(topDialog() ?? document.body);
    // Above everything that was opened before it, where the browser can: it has to leave the top
    // layer to enter it again as the topmost.
    // The dialog that it lived in may be gone, and it with it; then it is drawn anew elsewhere.
    if (!place.current?.isConnected) return;
    place.current.togglePopover?.(false);
    place.current.togglePopover?.(Boolean(toast));
  }, [toast, host]);
  return (
    host &&
    createPortal(
      <div
        ref={place}
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

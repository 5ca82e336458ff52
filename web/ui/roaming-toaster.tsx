import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './toast.tsx';
import { followFocus, giveFocusBack } from './toast-focus.ts';
import { openToastContainer, raiseToasts } from './toast-container.ts';
import { toasts } from './toast-queue.ts';

/**
 * The toasts of a page with dialogs, once per page and as long as it: each toast stays its time,
 * whatever opens and closes meanwhile, and is said once.
 */
export function RoamingToaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    // Before, there is no page to open it in.
    // oxlint-disable-next-line react/set-state-in-effect
    setPlace(followFocus(openToastContainer()));
  }, []);
  useLayoutEffect(() => {
    if (place) raiseToasts(place);
  }, [place, toast]);
  function close(): void {
    if (place) giveFocusBack(place);
    toasts.dismiss();
  }
  return (
    place &&
    toast &&
    createPortal(<ToastCard key={toast.id} toast={toast} onClose={close} />, place)
  );
}

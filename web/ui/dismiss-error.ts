import { toasts } from './toast-queue.ts';

/** Closes the toast of an error that the next attempt is making obsolete. */
export function dismissError(): void {
  if (toasts.current()?.tone === 'danger') toasts.dismiss();
}

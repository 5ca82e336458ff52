import { ToastCard } from '../ui/toast.tsx';
import type { Toast } from '../ui/toast-queue.ts';

/** A toast that is in the page from the start; the page's script closes it. */
export function StandingToast({ toast }: { toast: Toast }) {
  return (
    <div className="toaster" role="status">
      <ToastCard toast={toast} />
    </div>
  );
}

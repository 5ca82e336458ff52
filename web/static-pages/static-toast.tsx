import { ToastCard } from '../ui/toast.tsx';
import type { Toast } from '../ui/toast-queue.ts';

/** A server-rendered toast; the page's script closes it. */
export function StaticToast({ toast }: { toast: Toast }) {
  return (
    <div className="toaster" role="status">
      <ToastCard toast={toast} />
    </div>
  );
}

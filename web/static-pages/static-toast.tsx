import { ToastCard } from '../ui/toast.tsx';
import type { Toast } from '../ui/toast-queue.ts';

interface StaticToastProps {
  toast: Toast;
  /** It was already showing on the page before; the script decides whether it still should. */
  isContinued?: boolean;
}

/** A server-rendered toast; the page's script closes it. */
export function StaticToast({ toast, isContinued = false }: StaticToastProps) {
  return (
    <div
      className={isContinued ? 'toaster continued' : 'toaster'}
      role="status"
      hidden={isContinued}
    >
      <ToastCard toast={toast} />
    </div>
  );
}

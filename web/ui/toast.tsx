import { Icon } from './icon.tsx';
import { useSwipe } from './swipe.ts';
import type { Toast } from './toast-queue.ts';

interface ToastCardProps {
  toast: Toast;
  onClose?: () => void;
}

/** A single toast. An urgent one is announced immediately, others at the next pause. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { title, description, tone = 'plain' } = toast;
  const swipe = useSwipe(onClose);
  return (
    <div className={`toast ${tone}`} {...(tone === 'danger' && { role: 'alert' })} {...swipe}>
      <div className="toast-text">
        <p className="toast-title">{title}</p>
        {description && <p>{description}</p>}
      </div>
      <button type="button" className="toast-close" aria-label="Close message" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

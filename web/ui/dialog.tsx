import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  subtitle?: string;
  /** Called on Escape, a click on the backdrop, or the close button. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. The focus is restored when it closes. */
export function Dialog({ title, subtitle, onClose, children }: DialogProps) {
  const titleId = useId();
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className="dialog" aria-labelledby={titleId}>
      <div className="dialog-body">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        {subtitle && <p className="soft">{subtitle}</p>}
        {children}
        <button type="button" className="dialog-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

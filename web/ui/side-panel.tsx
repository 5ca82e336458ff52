import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

interface SidePanelProps {
  label: string;
  /** Called on Escape, a click on the backdrop, or the close button. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal panel that slides in from the right, open as long as it is rendered. */
export function SidePanel({ label, onClose, children }: SidePanelProps) {
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className="side-panel" aria-label={label}>
      <div className="side-panel-body">
        <button type="button" className="dialog-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}

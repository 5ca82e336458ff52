import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { openModal } from './modal.ts';

interface DialogProps {
  title: string;
  subtitle?: string;
  /** Escape, the backdrop, or the close button. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. Focus returns to where it came from. */
export function Dialog({ title, subtitle, onClose, children }: DialogProps) {
  const titleId = useId();
  const dialog = useModal();
  const backdrop = useBackdrop(onClose);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      {...backdrop}
      onClose={(event) => event.currentTarget.open || onClose()}
    >
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

function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openModal(dialog);
    return () => dialog.close?.();
  }, []);
  return ref;
}

/** Closes on a click that began and ended outside; not on one that began in a text selection. */
function useBackdrop(onClose: () => void) {
  const began = useRef(false);
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => {
      began.current = isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      if (began.current && isOutside(event)) onClose();
    },
  };
}

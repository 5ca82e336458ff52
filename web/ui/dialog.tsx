import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: ReactNode;
  subtitle?: string;
  /** Called on Escape, a click on the backdrop, or the close button. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered, described by its first paragraph. The focus is
 * restored when it closes.
 */
export function Dialog({ title, subtitle, onClose, children }: DialogProps) {
  const titleId = useId();
  const modal = useModal(onClose);
  const body = useDescription();
  return (
    <dialog {...modal} className="dialog" aria-labelledby={titleId}>
      <div className="dialog-body" ref={body}>
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

/** A dialog's first sentence is read with its title, whichever step it shows. */
function useDescription() {
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  // After every render: the content may have become another step's.
  useEffect(() => {
    const text = body.current?.querySelector('p');
    if (!text) return;
    text.id ||= id;
    body.current?.parentElement?.setAttribute('aria-describedby', text.id);
  });
  return body;
}

import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface ServerOnlyDialogProps {
  id: string;
  title: string;
  /** The button's label, and its `data-do`. */
  done: string;
  onDone: string;
  children: ReactNode;
}

/** A server-rendered dialog. A click on the backdrop closes it; a click inside does not. */
export function ServerOnlyDialog({ id, title, done, onDone, children }: ServerOnlyDialogProps) {
  return (
    <dialog id={id} className="dialog" aria-labelledby={`${id}-title`} data-do="close">
      <div className="dialog-body" data-do="">
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
        <Button variant="primary" data-do={onDone}>
          {done}
        </Button>
      </div>
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface DrawnDialogProps {
  id: string;
  title: string;
  /** What its button says, and does. */
  done: string;
  onDone: string;
  children: ReactNode;
}

/** A dialog that the server draws with the page. A click beside it closes it, one inside does not. */
export function DrawnDialog({ id, title, done, onDone, children }: DrawnDialogProps) {
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

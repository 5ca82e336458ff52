import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ManualCopyBody } from './manual-copy-body.tsx';

interface ManualCopyDialogProps {
  text: string;
  onDone: () => void;
  onClose: () => void;
}

/** The last resort for copying: the full text, selected, to copy by hand. */
export function ManualCopyDialog({ text, onDone, onClose }: ManualCopyDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, text.length);
  }, [text]);
  return (
    <Dialog title="Copy Your Review" onClose={onClose}>
      <ManualCopyBody ref={field} text={text} />
      <Button variant="primary" onClick={onDone}>
        Done
      </Button>
    </Dialog>
  );
}

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '../../ui/copy-text.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { useCopy } from './use-copy.ts';

interface CopyFlow {
  /** Shown with the manual-copy dialog. */
  failure: Toast;
  /** The text was copied, or the person says that they copied it by hand. */
  onReady: () => void;
}

/** Copies to the clipboard, or else by hand in a `ManualCopyDialog`. */
export function useCopyFlow({ failure, onReady }: CopyFlow) {
  const [manualText, setManualText] = useState<string | null>(null);
  const copying = useCopy({
    copyText,
    onReady,
    onFailure(text): void {
      // A toast is shown inside the open dialog, so the dialog has to be open first.
      flushSync(() => setManualText(text));
      toasts.show(failure);
    },
  });
  return {
    ...copying,
    /** The text in the manual-copy dialog; null while it is closed. */
    manualText,
    closeManual: () => setManualText(null),
    finishManual: () => {
      setManualText(null);
      onReady();
    },
  };
}

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '../../ui/copy-text.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { useCopy } from './use-copy.ts';

interface CopyFlow {
  /** Shown with the manual-copy dialog. */
  failure: Toast;
  /** The words are on the clipboard, or the person says that they copied them. */
  onReady: () => void;
}

/** Copying that always ends well: by itself, or by hand in a `ManualCopyDialog`. */
export function useCopyFlow({ failure, onReady }: CopyFlow) {
  const [manualText, setManualText] = useState<string | null>(null);
  const copying = useCopy({
    copyText,
    onReady,
    onFailure(text): void {
      // The toast has to find the dialog open, to be shown in it.
      flushSync(() => setManualText(text));
      toasts.show(failure);
    },
  });
  return {
    ...copying,
    /** What the manual-copy dialog shows; null while it is closed. */
    manualText,
    closeManual: () => setManualText(null),
    finishManual: () => {
      setManualText(null);
      onReady();
    },
  };
}

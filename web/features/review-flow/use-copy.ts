import { useRef, useState } from 'react';
import { toasts } from '../../ui/toast-queue.ts';
import type { copyText } from '../../ui/copy-text.ts';
import { copiedToast } from './copy-toasts.ts';

/** How long a copy's indicator and banner show, in milliseconds. */
const copiedFor = 3_000;

interface Copying {
  /** Undefined while its script loads; then the person copies by hand. */
  copyText: typeof copyText | undefined;
  /** The text is on the clipboard. */
  onReady: () => void;
  /** The person has to copy by hand. */
  onFailure: (text: string) => void;
}

/** Copies a text and shows a toast. */
export function useCopy({ copyText: write, onReady, onFailure }: Copying) {
  const [isCopied, setCopied] = useState(false);
  const [copiedText, setCopiedText] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function copy(text: string, isDone: boolean): Promise<void> {
    if (!isDone && !(await write?.(text))) {
      onFailure(text);
      return;
    }
    setCopiedText(text);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(setCopied, copiedFor, false);
    onReady();
    toasts.show(copiedToast);
  }

  return {
    /** @param isDone the text is on the clipboard already */
    copy: (text: string, isDone = false) => void copy(text, isDone),
    /** The text of the last copy; undefined before. */
    copiedText,
    /** True for 3 s after a copy. */
    isCopied,
  };
}

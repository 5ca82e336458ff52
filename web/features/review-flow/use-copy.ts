import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../ui/toast-queue.ts';
import type { copyText } from '../../ui/copy-text.ts';
import { copyToasts } from './copy-toasts.ts';

/** How long the indicator and the banner of a copy stay, in milliseconds. */
const copiedFor = 3_000;

interface Copying {
  /** Undefined while it is not there yet: then the person copies by hand. */
  copyText: typeof copyText | undefined;
  /** The words are on the clipboard. */
  onReady: () => void;
  /** Only the person's own hand is left. */
  onFailure: (text: string) => void;
}

/** Copies a text, and says so. */
export function useCopy({ copyText: write, onReady, onFailure }: Copying) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string): Promise<void> {
    if (!(await write?.(text))) {
      onFailure(text);
      return;
    }
    toasts.show(copyToasts.copied);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(setCopied, copiedFor, false);
    onReady();
  }

  return {
    copy: (text: string) => void copy(text),
    /** For 3 s after a copy. */
    isCopied,
  };
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { sharingToasts } from './sharing-toasts.ts';

/** How long a copy's indicator shows, in milliseconds. */
const copiedFor = 2_000;

/**
 * Copies an address and shows a toast.
 * @param shown the element with the address: selected if the person has to copy by hand
 */
export function useCopiedAddress(shown: RefObject<HTMLElement | null>) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(address: string): Promise<void> {
    clearTimeout(timer.current);
    const isDone = await copyText(address);
    setCopied(isDone);
    toasts.show(isDone ? sharingToasts.copied : sharingToasts.copyByHand);
    if (isDone) timer.current = setTimeout(setCopied, copiedFor, false);
    else selectAll(shown.current);
  }

  return { copy: (address: string) => void copy(address), isCopied };
}

function selectAll(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

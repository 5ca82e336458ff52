import { useEffect, useRef } from 'react';
import { copiedToast } from '../features/review-flow/copy-toasts.ts';
import type { PublicBusiness } from '../../contract/visitor.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { toasts } from '../ui/toast-queue.ts';
import { GoogleLink } from './google-link.tsx';

interface KeptWordsProps {
  words: string;
  /** With the links from before it was deactivated. */
  business: PublicBusiness;
}

/** What a visitor wrote for a business that was deactivated meanwhile, to copy and post elsewhere. */
export function KeptWords({ words, business }: KeptWordsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const start = useRef<HTMLParagraphElement>(null);
  // What had the focus left the page with the steps.
  useEffect(() => start.current?.focus(), []);
  async function copy(): Promise<void> {
    if (await copyText(words)) toasts.show(copiedToast);
    else field.current?.select();
  }
  return (
    <>
      <p ref={start} tabIndex={-1}>
        Your words weren&apos;t sent. You can still copy them and post them yourself.
      </p>
      <textarea
        ref={field}
        className="input"
        aria-label="Your words"
        rows={6}
        readOnly
        value={words}
      />
      <Button variant="primary" onClick={() => void copy()}>
        Copy my words
      </Button>
      <GoogleLink business={business} />
    </>
  );
}

import type { ReactNode } from 'react';

interface KeptWordsProps {
  words: string;
  /** What to do with them. */
  children: ReactNode;
}

/** What a visitor wrote for a business that was deactivated meanwhile. */
export function KeptWords({ words, children }: KeptWordsProps) {
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        Your words weren&apos;t sent. You can still copy them and post them yourself.
      </p>
      <textarea className="input" aria-label="Your words" rows={6} readOnly value={words} />
      {children}
    </>
  );
}

/** What had the focus left the page with the steps. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

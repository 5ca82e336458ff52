import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PrintCopyProps {
  /** Class names that choose the size of the page. */
  size: string;
  children: ReactNode;
}

/** While mounted, printing the page prints only its children (`poster.css`). */
export function PrintCopy({ size, children }: PrintCopyProps) {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add('prints-poster');
    return () => classList.remove('prints-poster');
  }, []);
  return createPortal(<div className={`print-copy ${size}`}>{children}</div>, document.body);
}

import type { ReactNode } from 'react';

interface LateNoticeProps {
  /** Other things to do than reload. */
  children?: ReactNode;
}

/**
 * What to do about a page whose script doesn't arrive. Server-rendered, and shown by styles alone
 * after six seconds; the page hides it once its script has started.
 */
export function LateNotice({ children }: LateNoticeProps) {
  return (
    <div className="late" role="status">
      <div className="card">
        <p>This page is taking too long to load.</p>
        <div className="late-ways">
          {children}
          {/* An empty address is this page's own, without the hash: a reload that needs no script. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a className="button plain" href="">
            Reload
          </a>
        </div>
      </div>
    </div>
  );
}

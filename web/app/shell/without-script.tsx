import type { ReactNode } from 'react';
import { LateNotice } from '../../features/notices/late-notice.tsx';

const needsScript =
  'This page needs JavaScript. Turn it on in your browser’s settings, then reload this page.';

/** What a page of the app says until its script has started, outside of what React renders. */
export function WithoutScript({ children = needsScript }: { children?: ReactNode }) {
  return (
    <div id="without-script">
      <noscript>
        <p className="card">{children}</p>
      </noscript>
      <LateNotice />
    </div>
  );
}

import { LateNotice } from '../../features/notices/late-notice.tsx';

/** What a page of the app says until its script has started, outside of what React renders. */
export function WithoutScript() {
  return (
    <div id="without-script">
      <noscript>
        <p className="card">
          This page needs JavaScript. Turn it on in your browser’s settings, then reload this page.
        </p>
      </noscript>
      <LateNotice />
    </div>
  );
}

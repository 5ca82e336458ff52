import { ManualCopyBody } from '../features/review-flow/manual-copy-body.tsx';
import { dialogIds } from './dialog-ids.ts';
import { DrawnDialog } from './drawn-dialog.tsx';

/** The dialogs of the page. Drawn by the server, opened by the page. */
export function Dialogs() {
  return (
    <>
      <DrawnDialog id={dialogIds.howTo} title="How to use this app" done="Got it" onDone="close">
        <ol className="steps-list">
          <li>Tell us if your experience was good or bad.</li>
          <li>Good: choose four sentiments, and we&apos;ll turn them into a short draft.</li>
          <li>Edit the draft until it says what you mean, or write your own.</li>
          <li>Copy it, choose where to post it, add your rating, and paste.</li>
        </ol>
        <p>
          Bad: post on Google, or send the business private feedback. We never post for you, and you
          don&apos;t need an account.
        </p>
      </DrawnDialog>
      <DrawnDialog id={dialogIds.manualCopy} title="Copy Your Review" done="Done" onDone="copied">
        <ManualCopyBody />
      </DrawnDialog>
    </>
  );
}

import { ManualCopyBody } from '../features/review-flow/manual-copy-body.tsx';
import { dialogIds } from './dialog-ids.ts';
import { DrawnDialog } from './drawn-dialog.tsx';

/** The dialogs of the page. Drawn by the server, opened by the page. */
export function Dialogs() {
  return (
    <>
      <DrawnDialog id={dialogIds.howTo} title="How to use this app" done="Got it" onDone="close">
        <ol className="steps-list">
          <li>Say whether your experience was good or bad.</li>
          <li>Good: choose four qualities. You get a short draft made from them.</li>
          <li>Change the draft until it says what you mean, or write your own.</li>
          <li>Copy it, open the review page, tap the stars and paste.</li>
        </ol>
        <p>
          Bad: write to the business directly, or post on Google just the same. Nothing is posted
          for you, and you need no account here.
        </p>
      </DrawnDialog>
      <DrawnDialog id={dialogIds.manualCopy} title="Copy Your Review" done="Done" onDone="copied">
        <ManualCopyBody />
      </DrawnDialog>
    </>
  );
}

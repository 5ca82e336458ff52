import { ManualCopyBody } from '../features/review-flow/manual-copy-body.tsx';
import { dialogIds } from './dialog-ids.ts';
import { ServerOnlyDialog } from './server-only-dialog.tsx';

/** The page's dialogs. Server-rendered; scripts only open and close them. */
export function Dialogs() {
  return (
    <>
      <ServerOnlyDialog
        id={dialogIds.howTo}
        title="How to use this app"
        done="Got it"
        onDone="close"
      >
        <ol className="steps-list">
          <li>Tell us if your experience was good or bad.</li>
          <li>
            If it was good, choose four sentiments, and we&apos;ll turn them into a short draft.
          </li>
          <li>Edit the draft until it says what you mean, or write your own.</li>
          <li>Copy it, choose where to post it, add your rating, and paste.</li>
        </ol>
        <p>
          If it was bad, you can post on Google or send the business private feedback. We never post
          for you, and you don&apos;t need an account.
        </p>
      </ServerOnlyDialog>
      <ServerOnlyDialog
        id={dialogIds.manualCopy}
        title="Copy Your Review"
        done="Done"
        onDone="copied"
      >
        <ManualCopyBody />
      </ServerOnlyDialog>
    </>
  );
}

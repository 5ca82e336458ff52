import type { ReviewDraft } from '../features/review-flow/draft.ts';
import { draftLabel } from '../features/review-flow/draft-label.ts';
import { isBlank } from '../features/review-flow/drafts.ts';
import { Button } from '../ui/button.tsx';

interface PlainDraftProps {
  draft: ReviewDraft;
  /** The preview script failed to load. */
  hasFailed: boolean;
  onRetry: () => void;
}

/** The draft to read and copy while the preview script loads, or if it fails. */
export function PlainDraft({ draft, hasFailed, onRetry }: PlainDraftProps) {
  return (
    <div className="with-bar">
      <div className="sheet">
        <p className="draft-label">{draftLabel(draft)}</p>
        <p className="draft-text">{draft.text}</p>
      </div>
      {hasFailed && (
        <>
          <p role="alert">The editing tools didn&apos;t load. You can still copy your draft.</p>
          <Button onClick={onRetry}>Try Again</Button>
        </>
      )}
      <div className="action-bar">
        <Button variant="good" data-do="copy" disabled={isBlank(draft)}>
          Copy and Choose Where to Post Your Review
        </Button>
      </div>
    </div>
  );
}

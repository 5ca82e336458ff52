import type { ReviewDraft } from '../features/review-flow/draft.ts';
import { draftLabel } from '../features/review-flow/draft-label.ts';
import { Button } from '../ui/button.tsx';

interface BareDraftProps {
  draft: ReviewDraft;
  /** The script that shows a draft with its tools did not come. */
  hasFailed: boolean;
  onRetry: () => void;
}

/** A draft to read and copy while its tools are on their way, or when they do not come. */
export function BareDraft({ draft, hasFailed, onRetry }: BareDraftProps) {
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
        <Button variant="good" data-do="copy">
          Copy and Choose Where to Post Your Review
        </Button>
      </div>
    </div>
  );
}

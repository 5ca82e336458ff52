import { useState } from 'react';
import type { ReviewDraft } from '../../features/review-flow/draft.ts';
import type { Drafts } from '../../features/review-flow/drafts.ts';
import type { useDrafting } from '../../features/review-flow/use-drafting.ts';
import { CopiedBanner } from '../../features/review-flow/copied-banner.tsx';
import { DraftIntro } from '../../features/review-flow/draft-intro.tsx';
import { DraftPreview } from '../../features/review-flow/draft-preview.tsx';
import { ManualCopyDialog } from '../../features/review-flow/manual-copy-dialog.tsx';
import { manualCopyToast } from '../../features/review-flow/copy-toasts.ts';
import { useCopyFlow } from '../../features/review-flow/use-copy-flow.ts';
import { PlatformDialog } from './platform-dialog.tsx';
import { useFixedBusiness } from './use-fixed-business.ts';

interface ShareStepProps {
  draft: ReviewDraft;
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
  drafting: ReturnType<typeof useDrafting>;
  onBack: () => void;
}

/** Step 3: edit and copy the draft, then choose where to post it. Regenerate is disabled here. */
export function ShareStep({ draft, drafts, onDrafts, drafting, onBack }: ShareStepProps) {
  const [isChoosing, setChoosing] = useState(false);
  const business = useFixedBusiness();
  const copy = useCopyFlow({
    failure: manualCopyToast,
    onReady: () => setChoosing(true),
  });
  const isCopied = copy.isCopied && !isChoosing;
  const isOwn = draft.source === 'visitor';
  return (
    <section className="stack" aria-labelledby="share-title">
      <h2 id="share-title" tabIndex={-1}>
        {isOwn ? 'Your Own Review' : 'Your AI Generated Review'}
      </h2>
      {!isOwn && <DraftIntro />}
      {isCopied && <CopiedBanner />}
      <DraftPreview
        draft={draft}
        drafts={drafts}
        onDrafts={onDrafts}
        drafting={drafting}
        onBack={onBack}
        onCopy={copy.copy}
        isCopied={isCopied}
      />
      {copy.manualText !== null && (
        <ManualCopyDialog
          text={copy.manualText}
          onDone={copy.finishManual}
          onClose={copy.closeManual}
        />
      )}
      {isChoosing && (
        <PlatformDialog
          business={business}
          isCopied={copy.isCopied}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

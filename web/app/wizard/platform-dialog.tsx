import { useState } from 'react';
import type { PublicBusiness } from '../../../contract/visitor.ts';
import { CopiedBanner } from '../../features/review-flow/copied-banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Platforms } from './platforms.tsx';
import { SlowConnection } from './slow-connection.tsx';

interface PlatformDialogProps {
  /**
   * Null if business 1 is unknown, inactive or could not be read; then the fallback links are used.
   * Undefined while it loads.
   */
  business: PublicBusiness | null | undefined;
  /** The text has just been copied to the clipboard. */
  isCopied: boolean;
  onClose: () => void;
}

/** Links to both platforms. */
export function PlatformDialog({ business, isCopied, onClose }: PlatformDialogProps) {
  // Shown as long as the dialog is open, so that no button moves under a finger.
  const [isBannerShown] = useState(isCopied);
  return (
    <Dialog
      title="Where would you like to post your review?"
      subtitle="Choose a platform to share your feedback"
      onClose={onClose}
    >
      {isBannerShown && <CopiedBanner />}
      {business === undefined ? (
        <SlowConnection>
          <Skeletons count={2} label="Loading the links" variant="chip" />
        </SlowConnection>
      ) : (
        <Platforms business={business} />
      )}
    </Dialog>
  );
}

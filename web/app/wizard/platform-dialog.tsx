import { useState } from 'react';
import type { PublicBusiness } from '../../../contract/visitor.ts';
import { CopiedBanner } from '../../features/review-flow/copied-banner.tsx';
import { PlatformLink } from '../../features/review-flow/platform-link.tsx';
import { wizardUrls } from '../../features/review-flow/platform-urls.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';

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
        <Skeletons count={2} label="Loading the links" variant="chip" />
      ) : (
        <Platforms business={business} />
      )}
    </Dialog>
  );
}

function Platforms({ business }: { business: PublicBusiness | null }) {
  const urls = wizardUrls(business);
  return (
    <>
      <PlatformLink
        platform="google"
        href={urls.google}
        businessId={business?.id}
        host={business?.googleLinkHost}
      >
        Google
      </PlatformLink>
      <PlatformLink
        platform="facebook"
        href={urls.facebook}
        businessId={business?.id}
        host={business?.facebookLinkHost}
      >
        Facebook
      </PlatformLink>
    </>
  );
}

import type { PublicBusiness } from '../../contract/visitor.ts';
import { CopiedBanner } from '../features/review-flow/copied-banner.tsx';
import { PlatformLink } from '../features/review-flow/platform-link.tsx';
import { publicPageUrls } from '../features/review-flow/platform-urls.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { StepTitle } from './step-title.tsx';

/**
 * Where to post the review. Server-rendered, and shown once there is a draft. The banner is
 * replaced by a quieter line of the same height, so that no button moves under a finger.
 */
export function PlatformStep({ business }: { business: PublicBusiness }) {
  const urls = publicPageUrls(business);
  return (
    <>
      <StepTitle of="platform">Where would you like to leave your review?</StepTitle>
      <div className="copied-slot">
        <CopiedBanner />
        <p className="copied-line">
          <Icon name="copy" />
          Ready to paste. You can copy it again below.
        </p>
      </div>
      <ol className="steps-list">
        <li>Choose a site below.</li>
        <li>Rate your experience.</li>
        <li>Paste your review and post it.</li>
      </ol>
      <div className="platform-links">
        <PlatformLink platform="google" href={urls.google} businessId={business.id}>
          Google Review
        </PlatformLink>
        {business.facebookUrl && (
          <PlatformLink platform="facebook" href={urls.facebook} businessId={business.id}>
            Facebook Review
          </PlatformLink>
        )}
      </div>
      <div className="quiet-row">
        <Button variant="quiet" data-do="preview">
          <Icon name="back" />
          Go back to Review
        </Button>
        <Button variant="quiet" data-do="copy">
          <Icon name="copy" />
          Copy again
        </Button>
      </div>
    </>
  );
}

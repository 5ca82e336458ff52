import type { PublicBusiness } from '../../contract/visitor.ts';
import { CopiedSlot } from '../features/review-flow/copied-slot.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlatformLinks } from './platform-links.tsx';
import { StepTitle } from './step-title.tsx';

/** Where to post the review. Server-rendered, and shown once there is a draft. */
export function PlatformStep({ business }: { business: PublicBusiness }) {
  return (
    <>
      <StepTitle of="platform">Where would you like to leave your review?</StepTitle>
      <CopiedSlot hasFacebook={Boolean(business.facebookUrl)} />
      <PlatformLinks business={business} />
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

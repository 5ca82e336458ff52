import { CopiedBanner } from '../features/review-flow/copied-banner.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** `PlatformStep` without its links. */
export function PlatformsPicture() {
  return (
    <>
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
        <span className="button platform wide">
          <Icon name="google" />
          Google Review
        </span>
        <span className="button platform wide">
          <Icon name="facebook" />
          Facebook Review
        </span>
      </div>
      <div className="quiet-row">
        <Button variant="quiet">
          <Icon name="back" />
          Go back to Review
        </Button>
        <Button variant="quiet">
          <Icon name="copy" />
          Copy again
        </Button>
      </div>
    </>
  );
}

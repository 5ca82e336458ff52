import { CopiedSlot } from '../features/review-flow/copied-slot.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** `PlatformStep` without its links. */
export function PlatformsPicture() {
  return (
    <>
      <CopiedSlot hasFacebook />
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

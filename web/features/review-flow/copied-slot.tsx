import { Icon } from '../../ui/icon.tsx';
import { CopiedBanner } from './copied-banner.tsx';

/**
 * Says that the review is copied: for 3 s a banner, then a lasting line of the same height, so that no
 * button moves under a finger; and that it is not, once it was changed.
 */
export function CopiedSlot({ hasFacebook }: { hasFacebook: boolean }) {
  const sites = hasFacebook ? 'Google or Facebook' : 'Google';
  return (
    <div className="copied-slot">
      <CopiedBanner />
      <p className="copied-line">
        <span className="check-mark">
          <Icon name="check" />
        </span>
        {`Your review is copied. Open ${sites}, tap the stars, paste.`}
      </p>
      <p className="copied-line changed-line">
        <Icon name="copy" />
        You changed your review after copying it. Tap “Copy again” first.
      </p>
    </div>
  );
}

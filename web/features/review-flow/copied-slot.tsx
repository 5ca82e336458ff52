import { Icon } from '../../ui/icon.tsx';
import { CopiedBanner } from './copied-banner.tsx';

/**
 * Says that the review is copied: for 3 s a banner, then a lasting line of the same height, so that no
 * button moves under a finger. If the page cannot know that it is (the visitor copied by hand, changed
 * the review, or reloaded the page), another line says how to make sure.
 */
export function CopiedSlot({ hasFacebook }: { hasFacebook: boolean }) {
  const next = hasFacebook
    ? 'Open Google or Facebook, add your rating, paste.'
    : 'Open Google, tap the stars, paste.';
  return (
    <div className="copied-slot">
      <CopiedBanner />
      <p className="copied-line">
        <span className="check-mark">
          <Icon name="check" />
        </span>
        {`Your review is copied. ${next}`}
      </p>
      <p className="copied-line unsure-line">
        <Icon name="copy" />
        {`Not copied yet? Tap “Copy again” first. ${next}`}
      </p>
    </div>
  );
}

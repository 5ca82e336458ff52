import { Icon } from '../../ui/icon.tsx';

/**
 * Shows that the text was copied. Screen readers get that from the toast, so this is hidden from
 * them.
 */
export function CopiedBanner() {
  return (
    <div className="copied-banner">
      <span className="check-mark">
        <Icon name="check" />
      </span>
      <div>
        <p className="copied-title">Successfully copied to clipboard!</p>
        <p>Now you can paste it into your review</p>
      </div>
    </div>
  );
}

import { Icon } from '../../ui/icon.tsx';

interface CopyBarProps {
  text: string;
  isCopied: boolean;
  /** Another draft is being written. */
  isWaiting?: boolean;
  onCopy: () => void;
}

/** The button that copies the draft and goes on to the platforms. */
export function CopyBar({ text, isCopied, isWaiting = false, onCopy }: CopyBarProps) {
  const isEmpty = text.trim() === '';
  return (
    <div className="action-bar">
      {isEmpty && (
        <p id="copy-hint" className="note">
          Write your review first, then copy it.
        </p>
      )}
      <button
        type="button"
        className="button good wide copy-button"
        disabled={isEmpty || isWaiting}
        {...(isEmpty && { 'aria-describedby': 'copy-hint' })}
        onClick={onCopy}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>
          Copy and Choose
          <br />
          <small>Where to Post Your Review</small>
        </span>
        {isCopied && <span className="copied-mark">Copied</span>}
      </button>
    </div>
  );
}

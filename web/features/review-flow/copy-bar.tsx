import type { MouseEvent } from 'react';
import { copyNow } from '../../ui/copy-text.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkHost } from './link-host.tsx';

interface CopyBarProps {
  text: string;
  isCopied: boolean;
  /** Another draft is being written. */
  isWaiting?: boolean;
  /** Where Google opens if one tap is to copy and open it. */
  googleUrl?: string | undefined;
  /** Its host, if that is not Google's own. */
  googleHost?: string | undefined;
  /** `isDone` if the text is on the clipboard already. */
  onCopy: (isDone?: boolean) => void;
}

/** The button that copies the draft and goes on to the platforms. */
export function CopyBar({
  text,
  isCopied,
  isWaiting = false,
  googleUrl,
  googleHost,
  onCopy,
}: CopyBarProps) {
  const isEmpty = text.trim() === '';
  const isOff = isEmpty || isWaiting;

  /** Copies at once: by the time a slower copy is done, the new tab has taken the clipboard's focus. */
  function copyAndOpen(event: MouseEvent): void {
    const isDone = copyNow(text);
    if (!isDone) event.preventDefault();
    onCopy(isDone);
  }
  return (
    <div className="action-bar">
      {isEmpty && (
        <p id="copy-hint" className="note">
          Write your review first, then copy it.
        </p>
      )}
      <div className="copy-buttons">
        <button
          type="button"
          className="button good copy-button"
          disabled={isOff}
          {...(isEmpty && { 'aria-describedby': 'copy-hint' })}
          onClick={() => onCopy()}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span>
            Copy and Choose
            <br />
            <small>Where to Post Your Review</small>
          </span>
          {isCopied && <span className="copied-mark">Copied</span>}
        </button>
        {googleUrl && !isOff && (
          <ExternalLink
            className="button plain"
            data-platform="google"
            href={googleUrl}
            onClickCapture={copyAndOpen}
          >
            Copy and open Google
          </ExternalLink>
        )}
      </div>
      {googleUrl && !isOff && <LinkHost host={googleHost} />}
    </div>
  );
}

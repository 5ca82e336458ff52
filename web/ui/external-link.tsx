import type { AnchorHTMLAttributes } from 'react';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Called when the link is followed, in any tab. It must be fast. */
  onFollow?: (() => void) | undefined;
}

/** A native link to a new tab, so that no pop-up blocker or slow call can stop it. */
export function ExternalLink({ onFollow, children, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener"
      onClick={onFollow}
      // The middle button opens a tab too, and fires this event instead of a click.
      onAuxClick={(event) => event.button === 1 && onFollow?.()}
    >
      {children}
    </a>
  );
}

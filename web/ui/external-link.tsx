import type { AnchorHTMLAttributes } from 'react';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Called when the link is followed, into whichever tab. It must not take time. */
  onFollow?: (() => void) | undefined;
}

/**
 * A real link into a new tab: the browser opens it by itself, so no pop-up blocker and no slow
 * call can stop it.
 */
export function ExternalLink({ onFollow, children, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener"
      onClick={onFollow}
      // The middle button opens a tab too, and sends this event instead of a click.
      onAuxClick={(event) => event.button === 1 && onFollow?.()}
    >
      {children}
    </a>
  );
}

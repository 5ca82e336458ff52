import { recordClick, type Platform } from '../../api/record-click.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkHost } from './link-host.tsx';

interface PlatformLinkProps {
  platform: Platform;
  href: string;
  /** The business to count clicks for; without it they are not counted. */
  businessId: number | undefined;
  /** Shown with the link if it leads to another site than the platform's own. */
  host: string | undefined;
  /** Identifies the link to the inline script, which records early taps. */
  id?: string;
  /** Rendered as inline text instead of a button. */
  isInline?: boolean;
  children: string;
}

/**
 * A link to a platform, which looks and counts the same everywhere. On server-only markup it has no
 * handler; there, clicks are delegated by `data-platform`.
 */
export function PlatformLink({
  platform,
  href,
  businessId,
  host,
  id,
  isInline = false,
  children,
}: PlatformLinkProps) {
  return (
    <>
      <ExternalLink
        {...(id && { id, 'data-early': '' })}
        {...(!isInline && { className: 'button platform wide' })}
        data-platform={platform}
        href={href}
        onFollow={businessId === undefined ? undefined : () => recordClick(platform, businessId)}
      >
        {!isInline && <Icon name={platform} />}
        {children}
      </ExternalLink>
      <LinkHost host={host} isInline={isInline} />
    </>
  );
}

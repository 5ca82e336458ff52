import { recordClick, type Platform } from '../../api/record-click.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';

interface PlatformLinkProps {
  platform: Platform;
  href: string;
  /** The business that the click is counted for; without one it is not counted. */
  businessId: number | undefined;
  /** Names the link among those that were followed before the script arrived. */
  id?: string;
  /** A word in a sentence instead of a button. */
  isInline?: boolean;
  children: string;
}

/**
 * The way to a platform: a real link of the same look wherever it stands, counted the same. On a
 * page that only the server draws nothing is attached to it; there `data-platform` is listened for.
 */
export function PlatformLink({
  platform,
  href,
  businessId,
  id,
  isInline = false,
  children,
}: PlatformLinkProps) {
  return (
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
  );
}

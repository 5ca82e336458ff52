import type { VisitorPageData } from '../../contract/pages.ts';
import { LateNotice } from '../features/notices/late-notice.tsx';
import { LinkHost } from '../features/review-flow/link-host.tsx';
import { publicGoogleUrl } from '../features/review-flow/platform-urls.ts';
import { GoogleLink } from './google-link.tsx';

/**
 * For a visitor whose script doesn't arrive, or whose browser runs none: reload, or go to Google
 * without it. Server-rendered.
 */
export function LatePage({ business }: Pick<VisitorPageData, 'business'>) {
  return (
    <>
      {business && (
        <noscript>
          <p className="card">
            To write a draft or send feedback, turn on JavaScript in your browser settings. You can
            still post a review <a href={publicGoogleUrl(business)}>on Google</a>
            <LinkHost host={business.googleLinkHost} isInline />.
          </p>
        </noscript>
      )}
      <LateNotice>{business && <GoogleLink business={business} id="late-google" />}</LateNotice>
    </>
  );
}

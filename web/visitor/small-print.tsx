import { brand } from '../../contract/brand.ts';
import type { VisitorPageData } from '../../contract/pages.ts';
import { LinkHost } from '../features/review-flow/link-host.tsx';
import { publicPageUrls } from '../features/review-flow/platform-urls.ts';
import { paths } from '../paths.ts';

/** The visitor page's footer; the legal pages link back to this page. */
export function SmallPrint({ slug, business }: VisitorPageData) {
  return (
    <footer className="small-print">
      {business?.isActive && (
        <noscript>
          <p className="card">
            To write a draft or send feedback, turn on JavaScript in your browser settings. You can
            still post a review <a href={publicPageUrls(business).google}>on Google</a>
            <LinkHost host={business.googleLinkHost} isInline />.
          </p>
        </noscript>
      )}
      <p>
        <strong>{brand.name}</strong> {brand.subtitle}
      </p>
      <p>
        <a href={paths.terms(slug)}>Terms of Service</a>{' '}
        <a href={paths.privacy(slug)}>Privacy Policy</a>
      </p>
    </footer>
  );
}

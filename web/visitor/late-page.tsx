import type { VisitorPageData } from '../../contract/pages.ts';
import { LateNotice } from '../features/notices/late-notice.tsx';
import { GoogleLink } from './google-link.tsx';

/** For a visitor whose script doesn't arrive: reload, or go to Google without it. Server-rendered. */
export function LatePage({ business }: Pick<VisitorPageData, 'business'>) {
  return <LateNotice>{business && <GoogleLink business={business} id="late-google" />}</LateNotice>;
}

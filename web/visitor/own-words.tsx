import type { PublicBusiness } from '../../contract/visitor.ts';
import { PlatformLink } from '../features/review-flow/platform-link.tsx';
import { publicPageUrls } from '../features/review-flow/platform-urls.ts';
import { Button } from '../ui/button.tsx';

/** For those who need no draft. Server-rendered. */
export function OwnWords({ business }: { business: PublicBusiness }) {
  return (
    <>
      <p className="soft">Don&apos;t need a draft?</p>
      <div className="quiet-row own-words">
        <Button id="write-own" variant="link" data-early="" data-do="own">
          Write Your Own
        </Button>
        <PlatformLink
          platform="google"
          href={publicPageUrls(business).google}
          businessId={business.id}
          id="write-on-google"
          isInline
        >
          Write it yourself on Google
        </PlatformLink>
      </div>
    </>
  );
}

import type { PublicBusiness } from '../../contract/visitor.ts';
import { Button } from '../ui/button.tsx';
import { GoogleLink } from './google-link.tsx';

/** For those who need no draft. Server-rendered. */
export function OwnWords({ business }: { business: PublicBusiness }) {
  return (
    <>
      <p className="soft">Don&apos;t need a draft?</p>
      <div className="quiet-row own-words">
        <Button id="write-own" variant="link" data-early="" data-do="own">
          Write Your Own
        </Button>
        <GoogleLink business={business} id="write-on-google" isInline>
          Write it yourself on Google
        </GoogleLink>
      </div>
    </>
  );
}

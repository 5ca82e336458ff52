import type { PublicBusiness } from '../../contract/visitor.ts';
import { Button } from '../ui/button.tsx';
import { PlatformLinks } from './platform-links.tsx';

/**
 * What else to do if a draft doesn't arrive. Server-rendered, and shown by CSS alone once a request
 * has been waiting for eight seconds, or has failed.
 */
export function SlowDraft({ business }: { business: PublicBusiness }) {
  return (
    <div id="slow-draft" className="slow-draft" role="status">
      <div className="card stack">
        <div className="if-slow">
          <h2>Slow connection</h2>
          <p>Your draft is taking longer than usual. You can wait, or:</p>
        </div>
        <div className="if-failed">
          <h2>No draft yet</h2>
          <p>Your choices are still here. You can try again, or:</p>
        </div>
        <Button variant="primary" data-do="again">
          Try Again
        </Button>
        <Button variant="plain" data-do="own">
          Write Your Own
        </Button>
        <PlatformLinks business={business} />
      </div>
    </div>
  );
}

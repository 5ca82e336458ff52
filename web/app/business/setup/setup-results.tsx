import { useEffect } from 'react';
import { Link } from 'wouter';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { BusinessSaved } from '../parts/business-saved.tsx';

interface SetupResultsProps {
  business: OwnedBusinessReply;
  onAnother: () => void;
}

/** The new business, with links to its page, its edit form and the dashboard. */
export function SetupResults({ business, onAnother }: SetupResultsProps) {
  useLinkToHere(onAnother);
  return (
    <BusinessSaved
      business={business}
      title="Your review page is ready"
      tryLink="Try Your Review Generator Link!"
      editButton={
        <Link className="button plain" href={paths.businessEdit(business.id)}>
          Edit Business
        </Link>
      }
    >
      <p className="saved-more">
        <Link className="button quiet" href={paths.dashboard()}>
          Go to My Dashboard
        </Link>
        <Button variant="quiet" onClick={onAnother}>
          Set up another business
        </Button>
      </p>
    </BusinessSaved>
  );
}

/**
 * The header's link to this page means an empty form, but the router ignores a link to the current
 * page.
 */
function useLinkToHere(onFollow: () => void): void {
  useEffect(() => {
    const look = () => location.pathname === paths.businessSetup() && onFollow();
    // The router's navigation event.
    addEventListener('pushState', look);
    return () => removeEventListener('pushState', look);
  });
}

import { Link } from 'wouter';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { paths } from '../../../paths.ts';
import { BusinessSaved } from '../parts/business-saved.tsx';
import { ResultsAddress } from './results-address.tsx';

/** The new business, with its QR code and links to its page, its edit form and the dashboard. */
export function SetupResults({ business }: { business: OwnedBusinessReply }) {
  return (
    <BusinessSaved
      business={business}
      title="Your review page is ready"
      tryLink="Try Your Review Generator Link!"
      address={<ResultsAddress business={business} />}
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
        <Link className="button quiet" href={paths.businessSetupLike(business.id)}>
          Set up another like this
        </Link>
        <Link className="button quiet" href={paths.businessSetup()}>
          Set up another business
        </Link>
      </p>
    </BusinessSaved>
  );
}

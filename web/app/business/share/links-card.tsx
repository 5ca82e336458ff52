import { Link } from 'wouter';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { TestLinksButton } from '../../../features/sharing/test-links-button.tsx';
import { paths } from '../../../paths.ts';

/** The links that customers follow, to be tested before anything is printed. */
export function LinksCard({ business }: { business: OwnedBusinessReply }) {
  return (
    <section className="card share-card" aria-labelledby="share-links">
      <h2 id="share-links">Before you print</h2>
      <p className="soft">Check that the Google and Facebook links go to this business.</p>
      <div className="share-actions">
        <TestLinksButton reviewUrl={business.reviewUrl} facebookUrl={business.facebookUrl} />
        <Link className="button quiet" href={paths.businessEdit(business.id)}>
          Edit links
        </Link>
      </div>
    </section>
  );
}

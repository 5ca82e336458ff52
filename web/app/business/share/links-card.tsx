import { Link } from 'wouter';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { TestLinksButton } from '../../../features/sharing/test-links-button.tsx';
import { paths } from '../../../paths.ts';

/** The links that customers follow, to be tested, or added, before anything is printed. */
export function LinksCard({ business }: { business: OwnedBusinessReply }) {
  const { id, reviewUrl, facebookUrl } = business;
  return (
    <section className="card share-card" aria-labelledby="share-links">
      <h2 id="share-links">Before you print</h2>
      <p className="soft">
        {reviewUrl
          ? `Check that the ${facebookUrl ? 'Google and Facebook links go' : 'Google link goes'} to this business.`
          : 'Without a Google link, customers land on Google Maps and have to search for you.'}
      </p>
      <div className="share-actions">
        <TestLinksButton reviewUrl={reviewUrl} facebookUrl={facebookUrl} />
        <Link className="button quiet" href={paths.businessEdit(id)}>
          {reviewUrl ? 'Edit links' : 'Add a link'}
        </Link>
      </div>
    </section>
  );
}

import { Link } from 'wouter';
import { ApiError } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { BusinessCard } from './business-card.tsx';
import { useMyBusinesses } from './use-my-businesses.ts';

/** The list, or why there is none: on its way, failed, or empty. */
export function MyBusinesses() {
  const { businesses, error, retry } = useMyBusinesses();
  if (businesses?.length === 0) return <NoBusinesses />;
  if (businesses) {
    return (
      <ul className="business-cards">
        {businesses.map((business) => (
          <BusinessCard key={business.id} business={business} />
        ))}
      </ul>
    );
  }
  return error ? <Unreadable error={error} onRetry={retry} /> : <OnTheirWay />;
}

function NoBusinesses() {
  return (
    <section className="card empty">
      <h2>No businesses yet</h2>
      <p className="soft">Set one up to get its review page and its link to share.</p>
      <Link className="button primary" href={paths.businessSetup()}>
        Set Up Business
      </Link>
    </section>
  );
}

function Unreadable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reference = error instanceof ApiError && error.reference;
  return (
    <section className="card empty" role="alert">
      <h2>Your businesses could not be loaded</h2>
      <p className="soft">{error.message}</p>
      {reference && <p className="soft empty-detail">{`Reference: ${reference}`}</p>}
      <Button look="primary" onClick={onRetry}>
        Try Again
      </Button>
    </section>
  );
}

function OnTheirWay() {
  return (
    <div className="card">
      <Skeletons count={3} label="Loading your businesses" />
    </div>
  );
}

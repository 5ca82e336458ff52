import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { BusinessList } from './business-list.tsx';
import { loadOrReload } from '../load-or-reload.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { useMyBusinesses } from './use-my-businesses.ts';

/** The user's businesses, or the loading, failed or empty state. */
export function MyBusinesses({ userId }: { userId: number }) {
  const { businesses, error, isFresh, retry, more } = useMyBusinesses();
  if (businesses && businesses.length > 0) {
    return (
      <>
        {error && <Outdated error={error} onRetry={retry} />}
        <BusinessList businesses={businesses} isFresh={isFresh} userId={userId} more={more} />
        <Deleted />
      </>
    );
  }
  if (error) return <Unreadable error={error} onRetry={retry} />;
  // An empty list from an earlier visit may be outdated: a business may have been set up since.
  if (!businesses || !isFresh) return <CardSkeletons />;
  return (
    <>
      <NoBusinesses />
      <Deleted />
    </>
  );
}

/** A script of its own, since there are rarely any. */
const DeletedBusinesses = lazy(async () => {
  const part = await loadOrReload(() => import('./deletion/deleted-businesses.tsx'));
  return { default: part.DeletedBusinesses };
});

function Deleted() {
  return (
    <Suspense>
      <DeletedBusinesses />
    </Suspense>
  );
}

function NoBusinesses() {
  return (
    <section className="card empty">
      <h2>No businesses yet</h2>
      <p className="soft">Set one up to get a review page and a link to share.</p>
      <Link className="button primary" href={paths.businessSetup()}>
        Set Up Business
      </Link>
    </section>
  );
}

interface FailureProps {
  error: Error;
  onRetry: () => void;
}

/** Shows the error's status text, and nothing that reads as if the businesses were lost. */
function Unreadable({ error, onRetry }: FailureProps) {
  const reference = error instanceof ApiError && error.reference;
  return (
    <section className="card empty" role="alert">
      <h2>Couldn’t load your businesses</h2>
      <p className="soft">{error.message}</p>
      <p className="soft">Nothing was lost.</p>
      {reference && <p className="soft empty-detail">{`Reference: ${reference}`}</p>}
      <Button variant="primary" onClick={onRetry}>
        Try Again
      </Button>
    </section>
  );
}

function Outdated({ error, onRetry }: FailureProps) {
  return (
    <section className="card strip" role="alert">
      <p>{`This list may be out of date. ${error.message}`}</p>
      <Button onClick={onRetry}>Try Again</Button>
    </section>
  );
}

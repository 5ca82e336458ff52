import { Skeletons } from '../../../ui/skeletons.tsx';
import { LoadingFailed } from '../parts/loading-failed.tsx';
import { useSharedBusiness } from '../share/use-shared-business.ts';
import { SetupResults } from './setup-results.tsx';

/** The results of a setup, or why they aren't shown: loading, failed, or another owner's business. */
export function BusinessReady({ id }: { id: number }) {
  const { business, error, retry } = useSharedBusiness(id);
  if (error) return <LoadingFailed reason={error} onRetry={retry} />;
  return (
    <div className="business-page">
      <h1>Business Setup</h1>
      {business ? (
        <SetupResults business={business} />
      ) : (
        <div className="card">
          <Skeletons count={8} label="Loading your business" />
        </div>
      )}
    </div>
  );
}

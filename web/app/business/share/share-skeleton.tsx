import { Skeletons } from '../../../ui/skeletons.tsx';

/** The shape of the page while its business is read. */
export function ShareSkeleton() {
  return (
    <div className="share">
      <div className="page-head">
        <h1>Share your page</h1>
      </div>
      <div className="share-cards">
        <div className="card share-waits">
          <Skeletons count={6} label="Loading your business" />
        </div>
        <div className="card share-waits" />
      </div>
    </div>
  );
}

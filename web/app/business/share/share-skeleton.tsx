import { Skeletons } from '../../../ui/skeletons.tsx';

/** The placeholder while the business loads. */
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

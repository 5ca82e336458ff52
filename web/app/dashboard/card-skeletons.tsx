/** Enough to fill a screen. */
const count = 4;

/** Placeholder cards while the list loads. */
export function CardSkeletons() {
  return (
    <div className="business-cards" role="status" aria-label="Loading your businesses">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card business-card">
          <div className="card-head">
            <span className="skeleton logo-skeleton" />
            <span className="card-names lines">
              <span className="skeleton line-skeleton" />
              <span className="skeleton line-skeleton" />
            </span>
          </div>
          <span className="skeleton bar-skeleton" />
          <span className="skeleton numbers-skeleton" />
          <span className="skeleton bar-skeleton" />
        </div>
      ))}
    </div>
  );
}

import { ApiError } from '../../../api/errors.ts';
import { Button } from '../../../ui/button.tsx';

interface FailureProps {
  /** What failed, such as `Failed to fetch users`. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Replaces a list that could not be loaded. */
export function ListFailure({ title, error, onRetry }: FailureProps) {
  const reference = error instanceof ApiError && error.reference;
  return (
    <section className="card empty" role="alert">
      <h2>{title}</h2>
      <p className="soft">{error.message}</p>
      {reference && <p className="soft empty-detail">{`Reference: ${reference}`}</p>}
      <Button variant="primary" onClick={onRetry}>
        Try Again
      </Button>
    </section>
  );
}

/** Shown above a list that could not be refreshed. */
export function OutdatedList({ title, onRetry }: Omit<FailureProps, 'error'>) {
  return (
    <section className="card strip" role="alert">
      <p>{`${title}. This list may be out of date.`}</p>
      <Button onClick={onRetry}>Try Again</Button>
    </section>
  );
}

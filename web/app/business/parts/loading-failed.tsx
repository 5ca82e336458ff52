import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';

interface LoadingFailedProps {
  reason: string;
  /** Missing if a retry would not help. */
  onRetry?: (() => void) | undefined;
}

/** Replaces a business that could not be read, or that belongs to someone else. */
export function LoadingFailed({ reason, onRetry }: LoadingFailedProps) {
  return (
    <section className="notice" role="alert">
      <h1>Error Loading Business</h1>
      <p className="soft">{reason}</p>
      {onRetry && (
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
      )}
      <Link className={`button ${onRetry ? 'plain' : 'primary'}`} href={paths.dashboard()}>
        Return to Dashboard
      </Link>
    </section>
  );
}

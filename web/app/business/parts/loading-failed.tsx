import { Link } from 'wouter';
import { useSession } from '../../../features/session/use-session.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';

interface LoadingFailedProps {
  reason: string;
  /** Missing if a retry would not help. */
  onRetry?: (() => void) | undefined;
}

/** Replaces a business that could not be read, or that belongs to someone else. */
export function LoadingFailed({ reason, onRetry }: LoadingFailedProps) {
  const user = useSession();
  return (
    <section className="notice" role="alert">
      <h1>Error Loading Business</h1>
      <p className="soft">{reason}</p>
      {!onRetry && user && !user.isAdmin && (
        <p className="soft">
          You’re signed in as <b>{user.email}</b>. If the business is under another email address,
          sign out and sign in with that one.
        </p>
      )}
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

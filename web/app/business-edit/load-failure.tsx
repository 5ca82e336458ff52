import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import type { LoadProblem } from './use-edited-business.ts';

interface LoadFailureProps {
  problem: LoadProblem;
  onRetry: () => void;
}

/** T-65 */
export function LoadFailure({ problem, onRetry }: LoadFailureProps) {
  return (
    <section className="card empty" role="alert">
      <h2>Error Loading Business</h2>
      <p className="soft">{problem.sentence}</p>
      <div className="saved-actions">
        {problem.mayPass && <Button onClick={onRetry}>Try Again</Button>}
        <Link className="button primary" href={paths.dashboard()}>
          Return to Dashboard
        </Link>
      </div>
    </section>
  );
}

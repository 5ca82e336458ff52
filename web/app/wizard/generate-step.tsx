import { DraftWaiting } from '../../features/review-flow/draft-waiting.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ApiError } from '../../api/errors.ts';
import { failureHint } from './generation-failure.ts';
import { GooglePlatform } from './platforms.tsx';
import { SlowConnection } from './slow-connection.tsx';

interface GenerateStepProps {
  chosen: readonly string[];
  /** Null while the draft is being written. */
  error: Error | null;
  onRetry: () => void;
  onOwn: () => void;
  onBack: () => void;
}

/** Step 2: waiting for a draft, or why there is none. */
export function GenerateStep({ chosen, error, onRetry, onOwn, onBack }: GenerateStepProps) {
  return (
    <section className="stack" aria-labelledby="generate-title">
      <h2 id="generate-title" className="wizard-title" tabIndex={-1}>
        {error ? "Sorry, we couldn't generate your review" : 'Generating your review'}
        {!error && <Spinner />}
      </h2>
      {error ? (
        <>
          {error instanceof ApiError && error.status === 400 && <p>{error.message}</p>}
          <p>{failureHint(error)}</p>
          <div className="pair">
            <Button variant="quiet" onClick={onBack}>
              <Icon name="back" />
              Back
            </Button>
            <Button variant="primary" onClick={onRetry}>
              Try Again
            </Button>
          </div>
          <Button onClick={onOwn}>Write Your Own</Button>
          <GooglePlatform business={null} />
        </>
      ) : (
        <>
          <SlowConnection onOwn={onOwn}>
            <DraftWaiting
              chosen={chosen}
              text="Creating a personalized review based on your selected experiences..."
            />
          </SlowConnection>
          <Button variant="quiet" onClick={onBack}>
            <Icon name="back" />
            Back
          </Button>
        </>
      )}
    </section>
  );
}

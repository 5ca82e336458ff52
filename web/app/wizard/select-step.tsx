import { ReviewForm } from '../../features/review-flow/review-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { SlowConnection } from './slow-connection.tsx';
import type { useWizard } from './use-wizard.ts';

type SelectStepProps = Pick<
  ReturnType<typeof useWizard>,
  | 'isHydrated'
  | 'sentiments'
  | 'selection'
  | 'review'
  | 'edit'
  | 'noteProblem'
  | 'generate'
  | 'writeOwn'
>;

/** Step 1: four sentiments, whom to thank, and a note. */
export function SelectStep({
  isHydrated,
  sentiments,
  selection,
  review,
  edit,
  noteProblem,
  generate,
  writeOwn,
}: SelectStepProps) {
  const { offered, isLoading, advice, retry } = sentiments;
  // Until the script has started, the page's own late notice says what to do.
  const loading = isHydrated ? (
    <SlowConnection onOwn={writeOwn}>{placesForChips}</SlowConnection>
  ) : (
    placesForChips
  );
  return (
    <section className="stack" aria-labelledby="select-title">
      <h2 id="select-title" tabIndex={-1}>
        Create Your Review
      </h2>
      {isLoading || offered.length > 0 ? (
        <ReviewForm
          sentiments={offered}
          loading={isLoading && loading}
          selection={selection}
          isHydrated={isHydrated}
          other={review.other}
          onOther={(other) => edit({ other })}
          name={review.name}
          onName={(name) => edit({ name })}
          note={review.note}
          onNote={(note) => edit({ note })}
          noteProblem={noteProblem}
          onSubmit={generate}
        />
      ) : (
        <LoadFailure advice={advice} onRetry={retry} />
      )}
    </section>
  );
}

/** Nine placeholders while the sentiments load. */
const placesForChips = <Skeletons count={9} label="Loading sentiments" variant="chip" />;

interface LoadFailureProps {
  advice: string | undefined;
  onRetry: () => void;
}

function LoadFailure({ advice, onRetry }: LoadFailureProps) {
  return (
    <div className="card stack">
      <p>{advice ?? 'Couldn’t load the sentiments. Please check your connection.'}</p>
      <Button variant="primary" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

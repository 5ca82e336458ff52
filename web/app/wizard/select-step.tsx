import { ReviewForm } from '../../features/review-flow/review-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import type { useWizard } from './use-wizard.ts';

type SelectStepProps = Pick<
  ReturnType<typeof useWizard>,
  'isHydrated' | 'sentiments' | 'selection' | 'review' | 'edit' | 'noteProblem' | 'generate'
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
}: SelectStepProps) {
  const { offered, isLoading, retry } = sentiments;
  return (
    <section className="stack" aria-labelledby="select-title">
      <h2 id="select-title" tabIndex={-1}>
        Create Your Review
      </h2>
      {isLoading || offered.length > 0 ? (
        <ReviewForm
          sentiments={offered}
          loading={isLoading && placesForChips}
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
        <LoadFailure onRetry={retry} />
      )}
    </section>
  );
}

/** Nine placeholders while the sentiments load. */
const placesForChips = <Skeletons count={9} label="Loading sentiments" variant="chip" />;

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="card stack">
      <p>Couldn’t load the sentiments. Please check your connection.</p>
      <Button variant="primary" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

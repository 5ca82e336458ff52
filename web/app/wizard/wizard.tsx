import { GenerateStep } from './generate-step.tsx';
import { SelectStep } from './select-step.tsx';
import { ShareStep } from './share-step.tsx';
import { StepList } from './step-list.tsx';
import { useWizard } from './use-wizard.ts';

/** Select, generate, copy and share. */
export function Wizard() {
  const wizard = useWizard();
  const { step, review, generation } = wizard;
  return (
    <>
      <StepList current={step} />
      {step === 'select' && <SelectStep {...wizard} />}
      {step === 'generate' && (
        <GenerateStep
          chosen={review.chosen}
          error={generation.error}
          onRetry={generation.retry}
          onOwn={() => wizard.writeOwn()}
          onBack={() => wizard.backToSelect()}
        />
      )}
      {step === 'share' && review.draft && (
        <ShareStep
          draft={review.draft}
          drafts={review}
          onDrafts={wizard.edit}
          drafting={wizard.drafting}
          onBack={() => wizard.startOver()}
        />
      )}
    </>
  );
}
